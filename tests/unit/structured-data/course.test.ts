import { courseNode } from "../../../src/structured-data/course";
import { bareProgram } from "./sample";

const address = "https://site.test";
const course = (program: Partial<typeof bareProgram>) =>
  courseNode(address, { ...bareProgram, ...program }, "Attend.");

test("a program of which little is known claims little", () => {
  expect(course({})).toEqual({
    "@type": "Course",
    "@id": "https://site.test/flagship/bare#course",
    name: "Bare",
    description: "Description",
    url: "https://site.test/flagship/bare",
    provider: { "@id": "https://site.test/#organization" },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite" },
  });
});

test("hours become a workload, days a duration", () => {
  expect(course({ duration: { hours: 18, days: 3 } })).toMatchObject({
    hasCourseInstance: { courseWorkload: "PT18H", duration: "P3D" },
  });
});

test("days that are not fixed have no duration", () => {
  const { hasCourseInstance } = course({ duration: { hours: 50, days: null } });
  expect(hasCourseInstance).not.toHaveProperty("duration");
});

test.each([
  [true, ["Onsite", "Online"]],
  [false, "Onsite"],
])("an exam of which “online” is %s makes the mode %j", (isOnline, courseMode) => {
  expect(course({ exam: { isOnline } })).toMatchObject({ hasCourseInstance: { courseMode } });
});

test("what participants can do afterwards is what the program teaches, in the order of the page", () => {
  const program = {
    objectives: { items: ["one", "two"] },
    goals: { items: ["three"] },
    outcome: { items: ["four"] },
    afterParticipating: { items: ["five"] },
  };
  expect(course(program)).toMatchObject({ teaches: ["one", "two", "three", "four", "five"] });
});

test("topics, groups of topics and groups of chapters become sections of the syllabus", () => {
  const topic = { title: "Topic", desc: "About it" };
  const bare = { title: "Bare topic", desc: null };
  const section = { "@type": "Syllabus", name: "Topic", description: "About it" };
  expect(course({ outline: { topics: [topic, bare], groups: null } })).toMatchObject({
    syllabusSections: [section, { "@type": "Syllabus", name: "Bare topic" }],
  });
  expect(
    course({
      outline: { topics: null, groups: [{ title: "Group", category: "Category", topics: [topic] }] },
      syllabus: { groups: [{ title: "Chapters", chapters: ["First"] }] },
    }),
  ).toMatchObject({
    syllabusSections: [
      { name: "Group", description: "Category", hasPart: [section] },
      { name: "Chapters", hasPart: [{ "@type": "Syllabus", name: "First" }] },
    ],
  });
});

test("audience, prerequisite and certificate are said where there are", () => {
  const program = {
    audience: { text: "For those who sell.", short: "Sellers" },
    prerequisite: { text: "A degree." },
    certification: {},
  };
  expect(course(program)).toMatchObject({
    audience: { "@type": "Audience", audienceType: "Sellers" },
    coursePrerequisites: "A degree.",
    educationalCredentialAwarded: {
      "@type": "EducationalOccupationalCredential",
      name: "Bare",
      credentialCategory: "certificate",
      description: "Attend.",
    },
  });
  expect(course({ audience: { text: "For those who sell.", short: null } })).toMatchObject({
    audience: { audienceType: "For those who sell." },
  });
});
