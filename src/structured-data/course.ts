import { graphql } from "gatsby";
import type { Course } from "schema-dts";
import { organizationReference } from "./graph";

/** Returns undefined if the value of the field is missing, or only a sample. */
function stated<Content extends { sample: readonly string[] | null }, Field extends keyof Content & string>(
  content: Content | null | undefined,
  field: Field,
): NonNullable<Content[Field]> | undefined {
  return content?.sample?.includes(field) ? undefined : (content?.[field] ?? undefined);
}

/** Leaves out sample values, except in the description. `rule` is what a certificate requires. */
export function courseNode(address: string, program: Queries.CourseFragment, rule: string): Course {
  const { path, name, metadata } = program;
  const duration = stated(program, "duration");
  const hours = stated(duration, "hours");
  const days = stated(duration, "days");
  const courseMode = stated(program, "format");
  const audienceType = stated(program, "forWhom") ?? stated(stated(program, "audience"), "text");
  return {
    "@type": "Course",
    name,
    description: metadata.description,
    url: address + path,
    provider: organizationReference(address),
    hasCourseInstance:
      courseMode || hours || days
        ? {
            "@type": "CourseInstance",
            courseMode,
            courseWorkload: hours ? `PT${hours}H` : undefined,
            duration: days ? `P${days}D` : undefined,
          }
        : undefined,
    audience: audienceType && { "@type": "Audience", audienceType },
    coursePrerequisites: stated(stated(program, "prerequisite"), "text"),
    educationalCredentialAwarded: stated(program, "certification") && {
      "@type": "EducationalOccupationalCredential",
      name,
      credentialCategory: "certificate",
      description: rule,
    },
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
`;
