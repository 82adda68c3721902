import { graphql } from "gatsby";
import { useSite } from "../../query/use-site";
import { DayArches } from "../ui/day-arches";
import { Motif } from "../ui/motif";
import { extentText } from "./extent";
import * as styles from "./program-summary.module.css";

type ProgramSummaryProps = {
  program: Queries.ProgramSummaryFragment;
  /** Facts whose value is a number are shown if the program has no duration. */
  facts?: Queries.ProgramPlateFragment["facts"];
};

/** Renders what a list shows of a program. The parent, which is as large as the link, lays it out. */
export function ProgramSummary({ program, facts = null }: ProgramSummaryProps) {
  const { settings, words } = useSite();
  const { path, name, summary, motif, duration } = program;
  const extent = extentText(words.program, settings.language, { duration, facts });
  return (
    <>
      <Motif name={motif} />
      <h3>
        <a className={styles.link} href={path}>
          {name}
        </a>
      </h3>
      <p>{summary}</p>
      {extent && (
        <p className={styles.extent}>
          {extent}
          {duration?.days && <DayArches days={duration.days} />}
        </p>
      )}
    </>
  );
}

export const query = graphql`
  fragment ProgramSummary on Program {
    path
    name
    summary
    motif
    duration {
      hours
      days
    }
  }
`;
