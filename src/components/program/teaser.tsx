import { graphql } from "gatsby";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import { DayArches } from "../ui/day-arches";
import { Illustration } from "../ui/illustration";
import { List } from "../ui/list";
import { Motif } from "../ui/motif";
import { TitleLink } from "../ui/title-link";
import { programDuration } from "./duration";
import * as styles from "./teaser.module.css";

/** Returns the text for the middle of a sentence. An abbreviation such as "HR" keeps its letters. */
const inSentence = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Renders how long or large a program is: hours and days, or the number of its topics or chapters. */
function ProgramDuration({ program }: { program: Queries.ProgramDurationFragment }) {
  const days = program.duration?.days;
  return (
    <p className={styles.duration}>
      <span>{programDuration(useMessages().program, program)}</span>
      {days && <DayArches days={days} />}
    </p>
  );
}

type TeaserCardsProps = {
  programs: readonly Queries.TeaserCardFragment[];
  /** From 900 px, a table above the cards says how long the programs take and how they end. */
  isCompared?: boolean;
  /** The exam of programs without one of their own. Only the overview of certifications states exams. */
  exam?: string | undefined;
};

/** Renders programs as cards; below 900 px, as rows. */
export function TeaserCards({ programs, isCompared = false, exam }: TeaserCardsProps) {
  const messages = useMessages().program;
  return (
    <ul className={styles.cards} data-compared={isCompared}>
      {programs.map((program) => (
        <li key={program.path}>
          <article className={styles.card} data-accent={program.accent} data-tone={program.landing.tone}>
            <Illustration
              image={program.landing.image}
              position="center"
              sizes="auto, 24rem"
              className={styles.picture}
            />
            <div className={styles.text}>
              <h3>
                <TitleLink to={program.path}>{program.name}</TitleLink>
              </h3>
              {program.forWhom && (
                <p className={styles.audience}>
                  {interpolate(messages.forWhom, { audience: inSentence(program.forWhom) })}
                </p>
              )}
              <ProgramDuration program={program} />
              <p className={styles.summary}>{program.summary}</p>
              {program.prerequisite && (
                <p className={styles.detail}>
                  <b>{program.prerequisite.heading}</b> {program.prerequisite.text}
                </p>
              )}
              {exam && (
                <p className={styles.detail}>
                  <b>{messages.exam}</b> {program.exam?.short ?? exam}
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Renders programs as rows with their motif. */
export function TeaserRows({ programs }: { programs: readonly Queries.TeaserFragment[] }) {
  return (
    <List>
      {programs.map((program) => (
        <li key={program.path}>
          <article className={styles.row}>
            <Motif name={program.motif} className={styles.motif} />
            <div className={styles.text}>
              <h3>
                <TitleLink to={program.path}>{program.name}</TitleLink>
              </h3>
              <p className={styles.summary}>{program.summary}</p>
            </div>
            <ProgramDuration program={program} />
          </article>
        </li>
      ))}
    </List>
  );
}

export const query = graphql`
  fragment Counts on Program {
    topicCount
    groupCount
    chapterCount
  }

  fragment ProgramDuration on Program {
    duration {
      text
      days
    }
    ...Counts
  }

  fragment Teaser on Program {
    path
    name
    summary
    motif
    ...ProgramDuration
  }

  fragment TeaserCard on Program {
    ...Teaser
    accent
    forWhom
    prerequisite {
      ...Note
    }
    exam {
      short
    }
    landing {
      tone
      image {
        ...Illustration
      }
    }
  }
`;
