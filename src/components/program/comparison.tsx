import { useMessages } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry-link";
import * as chevron from "../ui/chevron.module.css";
import { DayArches } from "../ui/day-arches";
import { Motif } from "../ui/motif";
import { SectionHead } from "../ui/section";
import * as target from "../ui/target.module.css";
import * as styles from "./comparison.module.css";
import { programDuration } from "./duration";

type ProgramRowProps = { program: Queries.TeaserCardFragment; exam: string | undefined };

function ProgramRow({ program, exam }: ProgramRowProps) {
  const messages = useMessages().program;
  const { path, name, motif, forWhom, prerequisite, duration } = program;
  const length = programDuration(messages, program);
  const unknown = (
    <a className={target.target} href={inquiryAddress(name)}>
      {messages.unknown}
    </a>
  );
  return (
    <tr>
      <th scope="row">
        <a className={styles.link} href={path}>
          <Motif name={motif} className={styles.motif} />
          <span className={chevron.arrow}>{name}</span>
        </a>
      </th>
      <td>
        {forWhom && <p>{forWhom}</p>}
        {prerequisite && (
          <p className={styles.prerequisite}>
            <b>{prerequisite.heading}</b>
            {` ${prerequisite.text}`}
          </p>
        )}
        {!forWhom && !prerequisite && unknown}
      </td>
      <td>
        <span className={styles.length}>
          {length || unknown}
          {duration?.days && <DayArches days={duration.days} />}
        </span>
      </td>
      {exam && <td>{program.exam?.short ?? exam}</td>}
    </tr>
  );
}

type ComparisonProps = {
  /** `exam` is the text for programs whose exam has no text of its own. Without it, there is no column for exams. */
  comparison: Queries.NoteFragment & { exam?: string };
  programs: readonly Queries.TeaserCardFragment[];
};

/** Renders a table of programs from 900 px. In narrower viewports, their cards say the same. */
export function Comparison({ comparison, programs }: ComparisonProps) {
  const messages = useMessages().program;
  const { heading, text, exam } = comparison;
  return (
    <div className={styles.comparison}>
      <SectionHead id="comparison" heading={heading} lead={text} />
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">{messages.program}</th>
            <th scope="col">{messages.audience}</th>
            <th scope="col">{messages.duration}</th>
            {exam && <th scope="col">{messages.exam}</th>}
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <ProgramRow key={program.path} program={program} exam={exam} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
