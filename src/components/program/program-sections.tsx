import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Prose } from "../ui/prose";
import { Sentences } from "../ui/sentences";
import { Accreditation } from "./accreditation";
import { Hats } from "./hats";
import { Objectives } from "./objectives";
import { Outline } from "./outline";
import { Syllabus } from "./syllabus";

/** A section of a program page; `id` is its fragment in the address, `label` its name in the section list. */
export type ProgramSection = { id: string; label: string; heading: string; content: ReactNode };

/** The sections a program has, in the order of the page. */
export function programSections(
  program: Queries.ProgramSectionsFragment,
  accreditation: Queries.AccreditationFragment,
): ProgramSection[] {
  const { description, overview, objectives, goals, outline, hats, syllabus, audience } = program;
  const { outcome, exam, prerequisite, certification, afterParticipating } = program;
  const sections = [
    { id: "description", label: "Description", ...description, content: <Prose prose={description} /> },
    overview && { id: "overview", label: "Overview", ...overview, content: <Prose prose={overview} /> },
    objectives && {
      id: "objectives",
      label: "Objectives",
      ...objectives,
      content: <Objectives objectives={objectives} />,
    },
    goals && { id: "goals", label: "Goals", ...goals, content: <Objectives objectives={goals} /> },
    outline && { id: "outline", label: "Outline", ...outline, content: <Outline outline={outline} /> },
    hats && { id: "hats", label: "Hats Overview", ...hats, content: <Hats hats={hats} /> },
    syllabus && {
      id: "syllabus",
      label: syllabus.heading,
      ...syllabus,
      content: <Syllabus syllabus={syllabus} />,
    },
    audience && {
      id: "audience",
      label: "Audience",
      heading: audience.heading,
      content: audience.items ? (
        <Sentences intro={audience.text} items={audience.items} isTwoColumn />
      ) : (
        <Prose prose={{ ...audience, lead: null, paragraphs: [audience.text] }} />
      ),
    },
    outcome && { id: "outcome", label: "Outcome", ...outcome, content: <Sentences {...outcome} /> },
    exam && {
      id: "exam",
      label: "Exam",
      heading: exam.heading,
      content: <Prose prose={{ ...exam, lead: null, paragraphs: [exam.text] }} />,
    },
    prerequisite && {
      id: "prerequisite",
      label: "Prerequisite",
      heading: prerequisite.heading,
      content: <Prose prose={{ ...prerequisite, lead: null, paragraphs: [prerequisite.text] }} />,
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
      label: "After Participating",
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
