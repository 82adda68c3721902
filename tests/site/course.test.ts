import { programAt } from "./content";
import { byProgram } from "./every-page";
import { addressOf, isNode, listOf, nodeOf } from "./graph";

type Topic = { title: string };
type Group = { title: string; topics?: Topic[]; chapters?: string[] };

/** Returns the titles of a syllabus, each with the titles of its parts. */
function titlesOf(sections: unknown): unknown[] {
  return listOf(sections)
    .filter(isNode)
    .map(({ name, hasPart }) => (hasPart ? [name, titlesOf(hasPart)] : name));
}

/** Returns a value of a file without the fields that are marked as samples. */
function withoutSamples(value: unknown): unknown {
  if (!isNode(value)) return value;
  const samples = ["sample", ...listOf(value.sample)];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !samples.includes(name)));
}

/** Returns what the graph of a program's page states. */
function statedBy(path: string) {
  const course = nodeOf(path, "Course");
  const { name, url, provider, hasCourseInstance, audience, coursePrerequisites } = course;
  return {
    page: nodeOf(path, "WebPage").mainEntity,
    id: course["@id"],
    ...{ name, url, provider, hasCourseInstance, audience, coursePrerequisites },
    teaches: listOf(course.teaches),
    syllabus: titlesOf(course.syllabusSections),
    hasCredential: isNode(course.educationalCredentialAwarded),
  };
}

/** Returns what the program's file states, without samples. */
function writtenOf(path: string) {
  const program = JSON.parse(JSON.stringify(programAt(path)), (_, value) => withoutSamples(value));
  const { duration: { hours, days } = {}, format, audience, prerequisite, certification } = program;
  const claims = {
    ...(format && { courseMode: format }),
    ...(hours && { courseWorkload: `PT${hours}H` }),
    ...(days && { duration: `P${days}D` }),
  };
  const lists = ["objectives", "goals", "outcome", "afterParticipating"];
  const { topics = [], groups = [] } = program.outline ?? {};
  const titleOf = ({ title }: Topic) => title;
  const parts = ({ title, topics, chapters }: Group) => [title, chapters ?? topics?.map(titleOf)];
  const audienceType = audience?.short ?? audience?.text;
  return {
    page: { "@id": `${addressOf(path)}#course` },
    id: `${addressOf(path)}#course`,
    name: program.name,
    url: addressOf(path),
    provider: { "@id": `${addressOf("/")}#organization` },
    hasCourseInstance: Object.keys(claims).length > 0 ? { "@type": "CourseInstance", ...claims } : undefined,
    audience: audienceType && { "@type": "Audience", audienceType },
    coursePrerequisites: prerequisite?.text,
    teaches: lists.flatMap((list) => program[list]?.items ?? []),
    syllabus: [...topics.map(titleOf), ...[...groups, ...(program.syllabus?.groups ?? [])].map(parts)],
    hasCredential: certification !== undefined,
  };
}

test("the graph of each program states what its file states, without the samples", () => {
  expect(byProgram(statedBy)).toEqual(byProgram(writtenOf));
});
