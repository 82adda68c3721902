import { courseNode } from "../../../src/structured-data/course-node";

const bareProgram: Queries.CourseFragment = {
  sample: null,
  path: "/flagship/bare",
  name: "Bare",
  metadata: { description: "Description" },
  duration: null,
  format: null,
  forWhom: null,
  objectives: null,
  goals: null,
  outcome: null,
  afterParticipating: null,
  outline: null,
  syllabus: null,
  audience: null,
  prerequisite: null,
  certification: null,
};

const course = (program: Partial<typeof bareProgram>) =>
  courseNode("https://site.test", { ...bareProgram, ...program }, "Attend.");

const items = (...items: string[]) => ({ sample: null, items });
const section = (name: string, others = {}) => ({ "@type": "Syllabus", name, ...others });
const topic = { sample: null, title: "Topic", desc: "About it" };
const syllabus = { sample: null, groups: [{ sample: null, title: "Chapters", chapters: ["First"] }] };

const full: Partial<typeof bareProgram> = {
  duration: { sample: null, hours: 18, days: 3 },
  format: "A workshop",
  forWhom: "Sellers",
  objectives: items("one", "two"),
  goals: items("three"),
  outcome: items("four"),
  afterParticipating: items("five"),
  outline: { sample: null, topics: [topic, { ...topic, desc: null }], groups: null },
  syllabus,
  audience: { sample: null, text: "For those who sell." },
  prerequisite: { sample: null, text: "A degree." },
  certification: { heading: "Certification" },
};

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

test("a program states all its details, in the order of the page", () => {
  expect(course(full)).toEqual({
    ...course({}),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "A workshop",
      courseWorkload: "PT18H",
      duration: "P3D",
    },
    teaches: ["one", "two", "three", "four", "five"],
    syllabusSections: [
      section("Topic", { description: "About it" }),
      section("Topic"),
      section("Chapters", { hasPart: [section("First")] }),
    ],
    audience: { "@type": "Audience", audienceType: "Sellers" },
    coursePrerequisites: "A degree.",
    educationalCredentialAwarded: {
      "@type": "EducationalOccupationalCredential",
      name: "Bare",
      credentialCategory: "certificate",
      description: "Attend.",
    },
  });
});

test("sections that are samples are left out", () => {
  expect(course({ ...full, sample: Object.keys(full) })).toEqual(course({}));
});

const group = { sample: null, title: "Group", category: "Category", topics: [topic] };
const workload = { hasCourseInstance: { "@type": "CourseInstance", courseWorkload: "PT18H" } };

test.each<[string, Partial<typeof bareProgram>, object]>([
  ["days that are not fixed", { duration: { sample: null, hours: 18, days: null } }, workload],
  ["days that are samples", { duration: { sample: ["days"], hours: 18, days: 3 } }, workload],
  ["objectives that are samples", { objectives: { sample: ["items"], items: ["one"] } }, {}],
  [
    "an audience in a paragraph only",
    { audience: { sample: null, text: "For those who sell." } },
    { audience: { "@type": "Audience", audienceType: "For those who sell." } },
  ],
  ["an audience that is a sample", { audience: { sample: ["text"], text: "For all." } }, {}],
  [
    "groups of topics",
    { outline: { sample: null, topics: null, groups: [group] } },
    {
      syllabusSections: [
        section("Group", {
          description: "Category",
          hasPart: [section("Topic", { description: "About it" })],
        }),
      ],
    },
  ],
  [
    "topics whose text or name is a sample",
    {
      outline: {
        sample: null,
        topics: [
          { ...topic, sample: ["desc"] },
          { ...topic, sample: ["title"] },
        ],
        groups: null,
      },
    },
    { syllabusSections: [section("Topic")] },
  ],
  [
    "chapters that are samples",
    { syllabus: { ...syllabus, groups: [{ sample: ["chapters"], title: "Chapters", chapters: ["First"] }] } },
    { syllabusSections: [section("Chapters")] },
  ],
])("a program with %s states what is known", (_, program, claims) => {
  expect(course(program)).toEqual({ ...course({}), ...claims });
});
