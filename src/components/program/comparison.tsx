import { graphql } from "gatsby";
import { useMessages } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import * as chevron from "../ui/chevron.module.css";
import { DayArches } from "../ui/day-arches";
import { Motif } from "../ui/motif";
import { SectionHead } from "../ui/section";
import * as target from "../ui/target.module.css";
import * as styles from "./comparison.module.css";
import { programDuration } from "./duration";

type Row = Queries.ComparisonRowFragment;

function Audience({ program: { forWhom, prerequisite } }: { program: Row }) {
  return (
    <>
      {forWhom && <p>{forWhom}</p>}
      {prerequisite && (
        <p className={styles.prerequisite}>
          <b>{prerequisite.heading}</b>
          {` ${prerequisite.text}`}
        </p>
      )}
    </>
  );
}

function Length({ text, days }: { text: string; days: number | null | undefined }) {
  return (
    <span className={styles.length}>
      {text}
      {days && <DayArches days={days} />}
    </span>
  );
}

type ComparisonProps = {
  /** `exam` is the text for programs whose exam has no text of its own. Without it, there is no column for exams. */
  comparison: Queries.NoteFragment & { exam?: string };
  programs: readonly Row[];
};

/** Renders a table of programs from 900 px. In narrower viewports, their cards say the same. */
export function Comparison({ comparison, programs }: ComparisonProps) {
  const messages = useMessages().program;
  const { heading, text, exam } = comparison;
  const columns = [messages.program, messages.audience, messages.duration, ...(exam ? [messages.exam] : [])];
  const rows = programs.map((program) => {
    const length = programDuration(messages, program);
    const cells = [
      (program.forWhom || program.prerequisite) && <Audience program={program} />,
      length && <Length text={length} days={program.duration?.days} />,
      ...(exam ? [program.exam?.short ?? exam] : []),
    ];
    return { program, cells };
  });
  return (
    <div className={styles.comparison}>
      <SectionHead id="comparison" heading={heading} lead={text} />
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ program, cells }) => (
            <tr key={program.path}>
              <th scope="row">
                <a className={styles.link} href={program.path}>
                  <Motif name={program.motif} className={styles.motif} />
                  <span className={chevron.arrow}>{program.name}</span>
                </a>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  {cell || (
                    <a className={target.target} href={inquiryAddress(program.name)}>
                      {messages.unknown}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const query = graphql`
  fragment ComparisonRow on Program {
    path
    name
    motif
    forWhom
    ...ProgramDuration
    exam {
      short
    }
    prerequisite {
      heading
      text
    }
  }
`;
