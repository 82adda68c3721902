import { readFileSync } from "node:fs";
import { addressOf, listOf, nodeOf } from "./graph";
import { certificationPaths, flagshipPaths } from "./path";
import { isNode } from "./schema-org";

const programPaths = [...flagshipPaths.slice(1), ...certificationPaths.slice(1)];

type Topic = { title: string };
type Group = { title: string; topics?: Topic[]; chapters?: string[] };

/** The titles of a syllabus, each with those of its parts. */
function titlesOf(sections: unknown): unknown[] {
  return listOf(sections)
    .filter(isNode)
    .map(({ name, hasPart }) => (hasPart ? [name, titlesOf(hasPart)] : name));
}

/** A value of a file without the fields that it marks as samples. */
function withoutSamples(value: unknown): unknown {
  if (!isNode(value)) return value;
  const samples = ["sample", ...listOf(value.sample)];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !samples.includes(name)));
}

describe.each(programPaths)("the course of %s", (path) => {
  const file = `data/programs/${path.split("/").at(-1)}.json`;
  const program = JSON.parse(readFileSync(file, "utf8"), (_, value) => withoutSamples(value));
  const course = () => nodeOf(path, "Course");

  test("is what the page is about, by the organization", () => {
    expect(nodeOf(path, "WebPage").mainEntity).toEqual({ "@id": course()["@id"] });
    expect(course()).toMatchObject({ name: program.name, url: addressOf(path) });
    expect(course().provider).toEqual({ "@id": nodeOf(path, "EducationalOrganization")["@id"] });
  });

  test("has the program's hours, days and format", () => {
    const { duration: { hours, days } = {}, format } = program;
    const claims = {
      ...(format && { courseMode: format }),
      ...(hours && { courseWorkload: `PT${hours}H` }),
      ...(days && { duration: `P${days}D` }),
    };
    const isEmpty = Object.keys(claims).length === 0;
    expect(course().hasCourseInstance).toEqual(
      isEmpty ? undefined : { "@type": "CourseInstance", ...claims },
    );
  });

  test("has the program's objectives", () => {
    const lists = ["objectives", "goals", "outcome", "afterParticipating"];
    expect(listOf(course().teaches)).toEqual(lists.flatMap((list) => program[list]?.items ?? []));
  });

  test("has the titles of the program's outline", () => {
    const { topics = [], groups = [] } = program.outline ?? {};
    const parts = ({ title, topics, chapters }: Group) => [title, chapters ?? topics?.map(titleOf)];
    const titleOf = ({ title }: Topic) => title;
    expect(titlesOf(course().syllabusSections)).toEqual([
      ...topics.map(titleOf),
      ...[...groups, ...(program.syllabus?.groups ?? [])].map(parts),
    ]);
  });

  test("has the program's audience, prerequisite and certificate, where there are", () => {
    const { audience, prerequisite, certification } = program;
    const audienceType = audience?.short ?? audience?.text;
    expect(course().audience).toEqual(audienceType && { "@type": "Audience", audienceType });
    expect(course().coursePrerequisites).toEqual(prerequisite?.text);
    const credential = certification && expect.objectContaining({ name: program.name });
    expect(course().educationalCredentialAwarded).toEqual(credential);
  });
});
