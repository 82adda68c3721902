import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Words } from "../../query/use-site";
import { Prose } from "../ui/prose";
import { Sentences } from "../ui/sentences";
import { Accreditation } from "./accreditation";
import { Hats } from "./hats";
import { Objectives } from "./objectives";
import { Outline } from "./outline";
import { Syllabus } from "./syllabus";

/** `id` is the fragment of the section in the URL, `label` its name in the list of sections. */
export type ProgramSection = { id: string; label: string; heading: string; content: ReactNode };

export function programSections(
  program: Queries.ProgramSectionsFragment,
  accreditation: Queries.AccreditationFragment,
  words: Words["sections"],
): ProgramSection[] {
  const { description, overview, objectives, goals, outline, hats, syllabus, audience } = program;
  const { outcome, exam, prerequisite, certification, afterParticipating } = program;
  const sections = [
    { id: "description", label: words.description, ...description, content: <Prose prose={description} /> },
    overview && { id: "overview", label: words.overview, ...overview, content: <Prose prose={overview} /> },
    objectives && {
      id: "objectives",
      label: words.objectives,
      ...objectives,
      content: <Objectives objectives={objectives} />,
    },
    goals && { id: "goals", label: words.goals, ...goals, content: <Objectives objectives={goals} /> },
    outline && { id: "outline", label: words.outline, ...outline, content: <Outline outline={outline} /> },
    hats && { id: "hats", label: words.hats, ...hats, content: <Hats hats={hats} /> },
    syllabus && {
      id: "syllabus",
      label: syllabus.heading,
      ...syllabus,
      content: <Syllabus syllabus={syllabus} />,
    },
    audience && {
      id: "audience",
      label: words.audience,
      heading: audience.heading,
      content: audience.items ? (
        <Sentences intro={audience.text} items={audience.items} isTwoColumn />
      ) : (
        <Prose prose={{ lead: null, paragraphs: [audience.text] }} />
      ),
    },
    outcome && { id: "outcome", label: words.outcome, ...outcome, content: <Sentences {...outcome} /> },
    exam && {
      id: "exam",
      label: words.exam,
      heading: exam.heading,
      content: <Prose prose={{ lead: null, paragraphs: [exam.text] }} />,
    },
    prerequisite && {
      id: "prerequisite",
      label: words.prerequisite,
      heading: prerequisite.heading,
      content: <Prose prose={{ lead: null, paragraphs: [prerequisite.text] }} />,
    },
    certification && {
      id: "certification",
      label: certification.heading,
      heading: certification.heading,
      content: (
        <>
          <Prose prose={certification} />
          <Accreditation accreditation={accreditation} />
        </>
      ),
    },
    afterParticipating && {
      id: "after",
      label: words.afterParticipating,
      ...afterParticipating,
      content: <Sentences {...afterParticipating} />,
    },
  ];
  return sections.filter((section) => section !== null);
}

export const query = graphql`
  fragment ProgramSections on Program {
    description {
      heading
      ...Prose
    }
    overview {
      heading
      ...Prose
    }
    objectives {
      heading
      ...Objectives
    }
    goals {
      heading
      ...Objectives
    }
    outline {
      heading
      ...Outline
    }
    hats {
      heading
      ...Hats
    }
    syllabus {
      heading
      ...Syllabus
    }
    audience {
      heading
      text
      items
    }
    outcome {
      heading
      ...Sentences
    }
    exam {
      heading
      text
    }
    prerequisite {
      heading
      text
    }
    certification {
      heading
      ...Prose
    }
    afterParticipating {
      heading
      ...Sentences
    }
  }
`;
