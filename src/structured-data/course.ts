import type { Course, CourseInstance, EducationalOccupationalCredential } from "schema-dts";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import { type SyllabusContent, syllabusSections } from "./syllabus";

type List = { items: readonly string[] } | null;

/** What the graph says of a program: only what its page says too. */
export type CourseContent = SyllabusContent & {
  path: string;
  name: string;
  metadata: { description: string };
  duration: { hours: number; days: number | null } | null;
  objectives: List;
  goals: List;
  outcome: List;
  afterParticipating: List;
  audience: { text: string; short: string | null } | null;
  exam: { isOnline: boolean } | null;
  prerequisite: { text: string } | null;
  certification: object | null;
};

/** Training takes place in a room; where the exam is online, that part of the program is. */
function instance({ duration, exam }: CourseContent): CourseInstance {
  return {
    "@type": "CourseInstance",
    courseMode: exam?.isOnline ? ["Onsite", "Online"] : "Onsite",
    ...(duration && { courseWorkload: `PT${duration.hours}H` }),
    ...(duration?.days && { duration: `P${duration.days}D` }),
  };
}

function credential(name: string, rule: string): EducationalOccupationalCredential {
  return {
    "@type": "EducationalOccupationalCredential",
    name,
    credentialCategory: "certificate",
    description: rule,
  };
}

/**
 * The node of a program.
 *
 * @param rule what a certificate takes
 */
export function courseNode(address: string, program: CourseContent, rule: string): Course {
  const { path, name, metadata, audience, prerequisite, certification } = program;
  const { objectives, goals, outcome, afterParticipating } = program;
  const abilities = [objectives, goals, outcome, afterParticipating].flatMap((list) => list?.items ?? []);
  const sections = syllabusSections(program);
  return {
    "@type": "Course",
    "@id": nodeId(address, path, "course"),
    name,
    description: metadata.description,
    url: canonicalAddress(address, path),
    provider: organizationReference(address),
    hasCourseInstance: instance(program),
    ...(sections.length > 0 && { syllabusSections: sections }),
    ...(abilities.length > 0 && { teaches: abilities }),
    ...(audience && { audience: { "@type": "Audience", audienceType: audience.short ?? audience.text } }),
    ...(prerequisite && { coursePrerequisites: prerequisite.text }),
    ...(certification && { educationalCredentialAwarded: credential(name, rule) }),
  };
}
