import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Messages } from "../../query/use-site";
import { List } from "../ui/list";
import { NumberedArches } from "../ui/numbered-arches";
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
  messages: Messages["sections"],
) {
  const { motif, description, overview, objectives, goals, outline, hats, syllabus, audience } = program;
  const { outcome, exam, prerequisite, certification, afterParticipating } = program;
  const sections = [
    sectionOf(
      "description",
      messages.description,
      { ...description, motif },
      <Prose paragraphs={description.paragraphs} />,
    ),
    overview &&
      sectionOf("overview", messages.overview, overview, <Prose paragraphs={overview.paragraphs} />),
    objectives &&
      sectionOf("objectives", messages.objectives, objectives, <NumberedArches items={objectives.items} />),
    goals && sectionOf("goals", messages.goals, goals, <NumberedArches items={goals.items} />),
    outline && sectionOf("outline", messages.outline, outline, <Outline outline={outline} />),
    hats && sectionOf("hats", messages.hats, hats, <Hats hats={hats} />),
    syllabus && sectionOf("syllabus", syllabus.heading, syllabus, <Syllabus syllabus={syllabus} />),
    audience &&
      sectionOf(
        "audience",
        messages.audience,
        { ...audience, lead: audience.text },
        audience.items && sentences(audience.items),
      ),
    outcome && sectionOf("outcome", messages.outcome, outcome, sentences(outcome.items)),
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
        messages.afterParticipating,
        afterParticipating,
        <NumberedArches items={afterParticipating.items} />,
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
