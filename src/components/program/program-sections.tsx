import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Words } from "../../query/words";
import { Motif } from "../ui/motif";
import { Prose } from "../ui/prose";
import { Sentences } from "../ui/sentences";
import { Hats } from "./hats";
import { Objectives } from "./objectives";
import { Outline } from "./outline";
import { Qualification } from "./qualification";
import { Syllabus } from "./syllabus";

/** `id` is the fragment of the section in the URL, `label` its name in the list of sections. */
function sectionOf(id: string, label: string, { heading }: { heading: string }, content: ReactNode) {
  return { id, label, heading, content };
}

export function programSections(
  program: Queries.ProgramSectionsFragment,
  accreditation: { heading: string } & Queries.QualificationStepsFragment,
  words: Words["sections"],
) {
  const { motif, description, overview, objectives, goals, outline, hats, syllabus, audience } = program;
  const { outcome, exam, prerequisite, certification, afterParticipating } = program;
  const sections = [
    sectionOf(
      "description",
      words.description,
      description,
      <>
        <Motif name={motif} />
        <Prose prose={description} />
      </>,
    ),
    overview && sectionOf("overview", words.overview, overview, <Prose prose={overview} />),
    objectives &&
      sectionOf("objectives", words.objectives, objectives, <Objectives objectives={objectives} />),
    goals && sectionOf("goals", words.goals, goals, <Objectives objectives={goals} />),
    outline && sectionOf("outline", words.outline, outline, <Outline outline={outline} />),
    hats && sectionOf("hats", words.hats, hats, <Hats hats={hats} />),
    syllabus && sectionOf("syllabus", syllabus.heading, syllabus, <Syllabus syllabus={syllabus} />),
    audience &&
      sectionOf(
        "audience",
        words.audience,
        audience,
        audience.items ? (
          <Sentences intro={audience.text} items={audience.items} isTwoColumn />
        ) : (
          <p>{audience.text}</p>
        ),
      ),
    outcome && sectionOf("outcome", words.outcome, outcome, <Sentences {...outcome} />),
    (exam || prerequisite || certification) &&
      sectionOf(
        "qualify",
        accreditation.heading,
        accreditation,
        <Qualification program={program} accreditation={accreditation} />,
      ),
    afterParticipating &&
      sectionOf("after", words.afterParticipating, afterParticipating, <Sentences {...afterParticipating} />),
  ];
  return sections.filter((section) => section !== null);
}

export const query = graphql`
  fragment ProgramSections on Program {
    motif
    description {
      ...Prose
    }
    overview {
      ...Prose
    }
    objectives {
      ...Sentences
    }
    goals {
      ...Sentences
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
      ...Sentences
    }
    ...Qualification
    afterParticipating {
      ...Sentences
    }
  }
`;
