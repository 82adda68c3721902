import { graphql } from "gatsby";
import { DayArches } from "../ui/day-arches";
import { Motif } from "../ui/motif";
import * as styles from "./program-summary.module.css";

type ProgramSummaryProps = {
  program: Queries.ProgramSummaryFragment;
  /** By default, the duration. */
  extent?: string;
};

/** Renders what a list shows of a program. The parent, which is as large as the link, lays it out. */
export function ProgramSummary({ program, extent = program.duration?.text }: ProgramSummaryProps) {
  const { path, name, summary, motif, duration } = program;
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
      text
      days
    }
  }
`;
