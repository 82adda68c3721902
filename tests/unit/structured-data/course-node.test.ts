import { courseNode } from "../../../src/structured-data/course-node";
import { bareProgram } from "./sample";

const address = "https://site.test";
const course = (program: Partial<typeof bareProgram>) =>
  courseNode(address, { ...bareProgram, ...program }, "Attend.");

test("a program without details states only its name, address and provider", () => {
  expect(course({})).toEqual({
    "@type": "Course",
    "@id": "https://site.test/flagship/bare#course",
    name: "Bare",
    description: "Description",
    url: "https://site.test/flagship/bare",
    provider: { "@id": "https://site.test/#organization" },
  });
});

test("hours become a workload, days a duration", () => {
  expect(course({ duration: { sample: null, hours: 18, days: 3 } })).toMatchObject({
    hasCourseInstance: { courseWorkload: "PT18H", duration: "P3D" },
  });
});

test("days that are not fixed have no duration", () => {
  const { hasCourseInstance } = course({ duration: { sample: null, hours: 50, days: null } });
  expect(hasCourseInstance).not.toHaveProperty("duration");
});

test("the format of a program is its mode; a program without a format has none", () => {
  const duration = { sample: null, hours: 18, days: 3 };
  expect(course({ format: "A workshop" })).toMatchObject({ hasCourseInstance: { courseMode: "A workshop" } });
  expect(course({ duration }).hasCourseInstance).not.toHaveProperty("courseMode");
});

test("the objectives become what the program teaches, in the order of the page", () => {
  const program = {
    objectives: { sample: null, items: ["one", "two"] },
    goals: { sample: null, items: ["three"] },
    outcome: { sample: null, items: ["four"] },
    afterParticipating: { sample: null, items: ["five"] },
  };
  expect(course(program)).toMatchObject({ teaches: ["one", "two", "three", "four", "five"] });
});

test("topics, groups of topics and groups of chapters become sections of the syllabus", () => {
  const topic = { sample: null, title: "Topic", desc: "About it" };
  const bare = { sample: null, title: "Bare topic", desc: null };
  const section = { "@type": "Syllabus", name: "Topic", description: "About it" };
  expect(course({ outline: { sample: null, topics: [topic, bare], groups: null } })).toMatchObject({
    syllabusSections: [section, { "@type": "Syllabus", name: "Bare topic" }],
  });
  expect(
    course({
      outline: {
        sample: null,
        topics: null,
        groups: [{ sample: null, title: "Group", category: "Category", topics: [topic] }],
      },
      syllabus: { sample: null, groups: [{ sample: null, title: "Chapters", chapters: ["First"] }] },
    }),
  ).toMatchObject({
    syllabusSections: [
      { name: "Group", description: "Category", hasPart: [section] },
      { name: "Chapters", hasPart: [{ "@type": "Syllabus", name: "First" }] },
    ],
  });
});

test("audience, prerequisite and certificate are stated if they exist", () => {
  const program = {
    audience: { sample: null, text: "For those who sell.", short: "Sellers" },
    prerequisite: { sample: null, text: "A degree." },
    certification: { heading: "Certification" },
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
  expect(course({ audience: { sample: null, text: "For those who sell.", short: null } })).toMatchObject({
    audience: { audienceType: "For those who sell." },
  });
});

const full: Partial<typeof bareProgram> = {
  duration: { sample: null, hours: 18, days: 3 },
  format: "A workshop",
  objectives: { sample: null, items: ["one"] },
  goals: { sample: null, items: ["two"] },
  outcome: { sample: null, items: ["three"] },
  afterParticipating: { sample: null, items: ["four"] },
  outline: { sample: null, topics: [{ sample: null, title: "Topic", desc: "About it" }], groups: null },
  syllabus: { sample: null, groups: [{ sample: null, title: "Chapters", chapters: ["First"] }] },
  audience: { sample: null, text: "For those who sell.", short: "Sellers" },
  prerequisite: { sample: null, text: "A degree." },
  certification: { heading: "Certification" },
};

test("sections that are samples are left out", () => {
  expect(course({ ...full, sample: Object.keys(full) })).toEqual(course({}));
});

const name = (name: string) => ({ "@type": "Syllabus", name });

test.each<[string, Partial<typeof bareProgram>, object]>([
  [
    "days",
    { duration: { sample: ["days"], hours: 18, days: 3 } },
    { hasCourseInstance: { "@type": "CourseInstance", courseWorkload: "PT18H" } },
  ],
  ["objectives", { objectives: { sample: ["items"], items: ["one"] } }, {}],
  ["audience", { audience: { sample: ["text"], text: "For those who sell.", short: null } }, {}],
  [
    "texts and names of topics",
    {
      outline: {
        sample: null,
        topics: [
          { sample: ["desc"], title: "First", desc: "About it" },
          { sample: ["title"], title: "Second", desc: null },
        ],
        groups: null,
      },
    },
    { syllabusSections: [name("First")] },
  ],
  [
    "chapters",
    { syllabus: { sample: null, groups: [{ sample: ["chapters"], title: "Group", chapters: ["First"] }] } },
    { syllabusSections: [name("Group")] },
  ],
])("samples in a section are left out: %s", (_, program, claims) => {
  expect(course(program)).toEqual({ ...course({}), ...claims });
});
