import { graphql } from "gatsby";
import type { Course, CourseInstance, EducationalOccupationalCredential } from "schema-dts";
import { canonicalAddress, nodeId, organizationReference } from "./node-id";
import type { Part } from "./part";
import { stated } from "./stated";
import { syllabusSections } from "./syllabus-node";

function instance(program: Queries.CourseFragment): CourseInstance {
  const duration = stated(program, "duration");
  const hours = stated(duration, "hours");
  const days = stated(duration, "days");
  const format = stated(program, "format");
  return {
    "@type": "CourseInstance",
    ...(format !== null && ({ courseMode: format } satisfies Part<CourseInstance>)),
    ...(hours !== null && ({ courseWorkload: `PT${hours}H` } satisfies Part<CourseInstance>)),
    ...(days !== null && ({ duration: `P${days}D` } satisfies Part<CourseInstance>)),
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
  const sections = syllabusSections({
    outline: stated(program, "outline"),
    syllabus: stated(program, "syllabus"),
  });
  const courseInstance = instance(program);
  const audience = stated(program, "audience");
  const audienceType = stated(audience, "short") ?? stated(audience, "text");
  const prerequisite = stated(stated(program, "prerequisite"), "text");
  return {
    "@type": "Course",
    "@id": nodeId(address, path, "course"),
    name,
    description: metadata.description,
    url: canonicalAddress(address, path),
    provider: organizationReference(address),
    ...(Object.keys(courseInstance).length > 1 &&
      ({ hasCourseInstance: courseInstance } satisfies Part<Course>)),
    ...(sections.length > 0 && ({ syllabusSections: sections } satisfies Part<Course>)),
    ...(abilities.length > 0 && ({ teaches: abilities } satisfies Part<Course>)),
    ...(audienceType !== null &&
      ({ audience: { "@type": "Audience", audienceType } } satisfies Part<Course>)),
    ...(prerequisite !== null && ({ coursePrerequisites: prerequisite } satisfies Part<Course>)),
    ...(stated(program, "certification") &&
      ({ educationalCredentialAwarded: credential(name, rule) } satisfies Part<Course>)),
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
      short
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
