import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useWords } from "../../query/use-site";
import { DayArches } from "../ui/day-arches";
import { extentText } from "../ui/extent";
import { Motif } from "../ui/motif";
import { SectionHead } from "../ui/section";
import * as styles from "./comparison.module.css";

type Row = Queries.ComparisonRowFragment;

type ComparisonProps = {
  comparison: Queries.NoteFragment;
  programs: readonly Row[];
  /** The columns after the program. A cell may be empty. */
  columns: readonly { label: string; cell: (program: Row) => ReactNode }[];
};

/** Renders a table of programs, except on phones, whose list of programs says the same. */
function Comparison({ comparison, programs, columns }: ComparisonProps) {
  const words = useWords().program;
  return (
    <div className={styles.comparison}>
      <SectionHead id="comparison" heading={comparison.heading} lead={comparison.text} />
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            {[words.program, ...columns.map(({ label }) => label)].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <tr key={program.path}>
              <th scope="row">
                <a href={program.path}>
                  <Motif name={program.motif} />
                  <span>{program.name}</span>
                </a>
              </th>
              {columns.map(({ label, cell }) => (
                <td key={label}>
                  {cell(program) || <span className={styles.unknown}>{words.onRequest}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function FlagshipComparison(props: Omit<ComparisonProps, "columns">) {
  const words = useWords().program;
  const columns: ComparisonProps["columns"] = [
    { label: words.audience, cell: ({ forWhom }) => forWhom },
    {
      label: words.days,
      cell: ({ duration }) =>
        duration?.days && (
          <span className={styles.days}>
            {duration.days} <DayArches days={duration.days} />
          </span>
        ),
    },
    { label: words.hours, cell: ({ duration }) => duration?.hours },
  ];
  return <Comparison {...props} columns={columns} />;
}

type CertificationComparisonProps = Omit<ComparisonProps, "columns"> & {
  /** `exam` is the text for programs whose exam has no text of its own. */
  comparison: { exam: string };
};

export function CertificationComparison(props: CertificationComparisonProps) {
  const words = useWords().program;
  const columns: ComparisonProps["columns"] = [
    {
      label: words.audience,
      cell: ({ forWhom, prerequisite }) =>
        (forWhom || prerequisite) && (
          <>
            {forWhom && <p>{forWhom}</p>}
            {prerequisite && (
              <p className={styles.note}>
                <b>{prerequisite.heading}</b>
                {` ${prerequisite.text}`}
              </p>
            )}
          </>
        ),
    },
    { label: words.extent, cell: (program) => extentText(words, program) },
    { label: words.exam, cell: ({ exam }) => exam?.short ?? props.comparison.exam },
  ];
  return <Comparison {...props} columns={columns} />;
}

export const query = graphql`
  fragment ComparisonRow on Program {
    path
    name
    motif
    forWhom
    duration {
      hours
      days
    }
    ...Extent
    exam {
      short
    }
    prerequisite {
      heading
      text
    }
  }
`;
