import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Words } from "../../query/use-site";
import { List } from "../ui/list";
import { NumberNiches } from "../ui/niche";
import { Prose } from "../ui/prose";
import { Hats } from "./hats";
import { Outline } from "./outline";
import { Qualification } from "./qualification";
import { Syllabus } from "./syllabus";

type Head = {
  heading: string;
  lead?: string | null;
  intro?: string | null;
  motif?: Queries.MotifName | null;
};

/** `id` is the fragment of the section in the URL, `label` its name in the list of sections. */
function sectionOf(id: string, label: string, { heading, lead, intro, motif }: Head, content: ReactNode) {
  return { id, label, heading, lead: lead ?? intro, motif, content };
}

const sentences = (items: readonly string[]) => (
  <List isTwoColumn>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

export function programSections(
  program: Queries.ProgramSectionsFragment,
  accreditation: { heading: string } & Queries.AccreditationFragment,
  words: Words["sections"],
) {
  const { motif, description, overview, objectives, goals, outline, hats, syllabus, audience } = program;
  const { outcome, exam, prerequisite, certification, afterParticipating } = program;
  const sections = [
    sectionOf(
      "description",
      words.description,
      { ...description, motif },
      <Prose paragraphs={description.paragraphs} />,
    ),
    overview && sectionOf("overview", words.overview, overview, <Prose paragraphs={overview.paragraphs} />),
    objectives &&
      sectionOf("objectives", words.objectives, objectives, <NumberNiches items={objectives.items} />),
    goals && sectionOf("goals", words.goals, goals, <NumberNiches items={goals.items} />),
    outline && sectionOf("outline", words.outline, outline, <Outline outline={outline} />),
    hats && sectionOf("hats", words.hats, hats, <Hats hats={hats} />),
    syllabus && sectionOf("syllabus", syllabus.heading, syllabus, <Syllabus syllabus={syllabus} />),
    audience &&
      sectionOf(
        "audience",
        words.audience,
        { ...audience, lead: audience.text },
        audience.items && sentences(audience.items),
      ),
    outcome && sectionOf("outcome", words.outcome, outcome, sentences(outcome.items)),
    (exam || prerequisite || certification) &&
      sectionOf(
        "qualify",
        accreditation.heading,
        accreditation,
        <Qualification program={program} accreditation={accreditation} />,
      ),
    afterParticipating &&
      sectionOf(
        "after",
        words.afterParticipating,
        afterParticipating,
        <NumberNiches items={afterParticipating.items} />,
      ),
  ];
  return sections.filter((section) => section !== null);
}

export const query = graphql`
  fragment SentenceList on SentenceList {
    heading
    intro
    items
  }

  fragment ProgramSections on Program {
    motif
    description {
      ...Prose
    }
    overview {
      ...Prose
    }
    objectives {
      ...SentenceList
    }
    goals {
      ...SentenceList
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
      ...SentenceList
    }
    ...Qualification
    afterParticipating {
      ...SentenceList
    }
  }
`;
