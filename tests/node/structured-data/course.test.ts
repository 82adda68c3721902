import { courseNode } from "../../../src/structured-data/course";

const bare: Queries.CourseFragment = {
  sample: null,
  path: "/flagship/bare",
  name: "Bare",
  metadata: { description: "Description" },
  duration: null,
  format: null,
  forWhom: null,
  audience: null,
  prerequisite: null,
  certification: null,
};

const full: Queries.CourseFragment = {
  ...bare,
  duration: { sample: null, hours: 18, days: 3 },
  format: "A workshop",
  forWhom: "Sellers",
  audience: { sample: null, text: "For those who sell." },
  prerequisite: { sample: null, text: "A degree." },
  certification: { heading: "Certification" },
};

/** Leaves out undefined values, as the page does. */
const course = (program: Queries.CourseFragment) =>
  JSON.parse(JSON.stringify(courseNode("https://site.test", program, "Attend.")));

const stated = {
  "@type": "Course",
  name: "Bare",
  description: "Description",
  url: "https://site.test/flagship/bare",
  provider: { "@id": "https://site.test/#organization" },
};

test("a program states all its details", () => {
  expect(course(full)).toEqual({
    ...stated,
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "A workshop",
      courseWorkload: "PT18H",
      duration: "P3D",
    },
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

test("values that are missing or samples are left out", () => {
  const { audience, duration } = full;
  expect(course(bare)).toEqual(stated);
  expect(course({ ...full, sample: Object.keys(full) })).toEqual(stated);
  expect(course({ ...bare, audience, duration: duration && { ...duration, sample: ["days"] } })).toEqual({
    ...stated,
    hasCourseInstance: { "@type": "CourseInstance", courseWorkload: "PT18H" },
    audience: { "@type": "Audience", audienceType: "For those who sell." },
  });
});
