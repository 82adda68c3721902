import { vocabularyFaults } from "./schema-org";

describe("the check of the vocabulary finds", () => {
  test.each([
    ["an unknown type", { "@type": "Kourse" }, "there is no type Kourse"],
    ["an unknown property", { "@type": "Course", hours: "18" }, "Course.hours: there is no such property"],
    [
      "a property of another type",
      { "@type": "Course", courseMode: "Onsite" },
      "Course.courseMode: not a property of this type",
    ],
    [
      "a property that was superseded",
      { "@type": "EducationalOrganization", members: "A" },
      "EducationalOrganization.members: superseded by member",
    ],
    [
      "a value of another type",
      { "@type": "Course", hasCourseInstance: "18 hours" },
      'Course.hasCourseInstance: "18 hours" is none of CourseInstance',
    ],
    [
      "an unknown property inside",
      { "@type": "Course", hasCourseInstance: [{ "@type": "CourseInstance", place: "Cairo" }] },
      "CourseInstance.place: there is no such property",
    ],
  ])("%s", (_name, node, fault) => {
    expect(vocabularyFaults(node)).toEqual([fault]);
  });

  test("nothing in what is right", () => {
    const node = { "@type": "Course", name: "A", hasCourseInstance: { "@type": "CourseInstance" } };
    expect(vocabularyFaults(node)).toEqual([]);
  });
});
