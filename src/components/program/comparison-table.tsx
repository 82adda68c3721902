import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useWords } from "../../query/use-site";
import { Motif } from "../ui/motif";
import * as styles from "./comparison-table.module.css";

type Row = Queries.ComparisonRowFragment;

type ComparisonTableProps = {
  comparison: { heading: string; text: string };
  programs: readonly Row[];
  /** The columns after the program. A cell may be empty. */
  columns: readonly { label: string; cell: (program: Row) => ReactNode }[];
};

/** Renders a table; in narrow viewports a block for each program, without the cells that are empty. */
export function ComparisonTable({ comparison, programs, columns }: ComparisonTableProps) {
  const words = useWords().program;
  return (
    <>
      <h2 id="comparison">{comparison.heading}</h2>
      <p className={styles.text}>{comparison.text}</p>
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">{words.program}</th>
            {columns.map(({ label }) => (
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
              {columns.map(({ label, cell }) => {
                const content = cell(program);
                return content ? (
                  <td key={label} data-label={label}>
                    <div>{content}</div>
                  </td>
                ) : (
                  <td key={label} className={styles.unknown}>
                    {words.onRequest}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
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
