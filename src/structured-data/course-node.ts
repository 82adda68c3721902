import { graphql } from "gatsby";
import type { Course, CourseInstance, EducationalOccupationalCredential } from "schema-dts";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import { stated, unlessEmpty } from "./stated";
import { syllabusSections } from "./syllabus-node";

function instance(program: Queries.CourseFragment): CourseInstance | undefined {
  const duration = stated(program, "duration");
  const hours = stated(duration, "hours");
  const days = stated(duration, "days");
  const courseMode = stated(program, "format");
  if (!courseMode && !hours && !days) return undefined;
  return {
    "@type": "CourseInstance",
    courseMode,
    courseWorkload: hours ? `PT${hours}H` : undefined,
    duration: days ? `P${days}D` : undefined,
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

/** Leaves out sample values, except in the description. `rule` is what a certificate requires. */
export function courseNode(address: string, program: Queries.CourseFragment, rule: string): Course {
  const { path, name, metadata } = program;
  const lists = ["objectives", "goals", "outcome", "afterParticipating"] as const;
  const abilities = lists.flatMap((list) => stated(stated(program, list), "items") ?? []);
  const audienceType = stated(program, "forWhom") ?? stated(stated(program, "audience"), "text");
  return {
    "@type": "Course",
    "@id": nodeId(address, path, "course"),
    name,
    description: metadata.description,
    url: canonicalAddress(address, path),
    provider: organizationReference(address),
    hasCourseInstance: instance(program),
    syllabusSections: unlessEmpty(syllabusSections(program)),
    teaches: unlessEmpty(abilities),
    audience: audienceType ? { "@type": "Audience", audienceType } : undefined,
    coursePrerequisites: stated(stated(program, "prerequisite"), "text"),
    educationalCredentialAwarded: stated(program, "certification") ? credential(name, rule) : undefined,
  };
}

export const query = graphql`
  fragment Course on Program {
    sample
    path
    name
    metadata {
      description
    }
    duration {
      sample
      hours
      days
    }
    format
    forWhom
    objectives {
      sample
      items
    }
    goals {
      sample
      items
    }
    outcome {
      sample
      items
    }
    afterParticipating {
      sample
      items
    }
    outline {
      sample
      topics {
        ...SyllabusTopic
      }
      groups {
        sample
        title
        category
        topics {
          ...SyllabusTopic
        }
      }
    }
    syllabus {
      sample
      groups {
        sample
        title
        chapters
      }
    }
    audience {
      sample
      text
    }
    prerequisite {
      sample
      text
    }
    certification {
      heading
    }
  }

  fragment SyllabusTopic on Topic {
    sample
    title
    desc
  }
`;
