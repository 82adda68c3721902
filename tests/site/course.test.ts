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

describe.each(programPaths)("the course of %s", (path) => {
  const file = `data/programs/${path.split("/").at(-1)}.json`;
  const program = JSON.parse(readFileSync(file, "utf8"));
  const course = () => nodeOf(path, "Course");
  const instance = () => {
    const [node, ...others] = listOf(course().hasCourseInstance);
    if (!isNode(node) || others.length > 0) throw new Error("not one instance");
    return node;
  };

  test("is what the page is about, by the organization", () => {
    expect(nodeOf(path, "WebPage").mainEntity).toEqual({ "@id": course()["@id"] });
    expect(course()).toMatchObject({ name: program.name, url: addressOf(path) });
    expect(course().provider).toEqual({ "@id": nodeOf(path, "EducationalOrganization")["@id"] });
  });

  test("has the program's hours and days, and online what is online", () => {
    const { hours, days } = program.duration ?? {};
    expect(instance().courseWorkload).toBe(hours && `PT${hours}H`);
    expect(instance().duration).toBe(days && `P${days}D`);
    const isOnline = /online/.test(JSON.stringify(program.exam ?? ""));
    expect(listOf(instance().courseMode)).toEqual(isOnline ? ["Onsite", "Online"] : ["Onsite"]);
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
    expect(course().audience).toEqual(audience && { "@type": "Audience", audienceType });
    expect(course().coursePrerequisites).toEqual(prerequisite?.text);
    const credential = certification && expect.objectContaining({ name: program.name });
    expect(course().educationalCredentialAwarded).toEqual(credential);
  });
});
