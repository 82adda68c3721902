import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DayArches } from "../ui/day-arches";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./facts.module.css";

type FactsProps = {
  program: Queries.FactsFragment;
  /** What a certificate takes, in a few words. */
  qualification: string;
  /** The telephone number for timetables and prices. */
  phone: string;
};

type Cell = { label: string; value: ReactNode; isLarge?: boolean };

/** The cells of a program: what is not known has none. */
function cellsOf({ program, qualification, phone }: FactsProps): Cell[] {
  const { duration, facts, audience, format, exam, certification } = program;
  const cells: Cell[] = [];
  if (duration) cells.push({ label: "Hours", value: duration.hours, isLarge: true });
  if (duration?.days) {
    const value = [`${duration.days} `, <DayArches key="arches" days={duration.days} />];
    cells.push({ label: "Days", value, isLarge: true });
  }
  for (const { label, value } of facts ?? []) cells.push({ label, value, isLarge: /^\d+$/.test(value) });
  if (audience?.short) cells.push({ label: "For", value: audience.short });
  if (format) cells.push({ label: "Format", value: format });
  if (exam) cells.push({ label: "Exam", value: exam.short });
  else if (certification) cells.push({ label: "To qualify", value: qualification });
  cells.push({ label: "Timetable and price, by phone", value: <PhoneLink phone={phone} /> });
  return cells;
}

/** What decides, at a glance. */
export function Facts(props: FactsProps) {
  return (
    <dl className={styles.facts} data-accent={props.program.accent}>
      {cellsOf(props).map(({ label, value, isLarge = false }) => (
        <div key={label} data-large={isLarge}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const query = graphql`
  fragment Facts on Program {
    accent
    duration {
      hours
      days
    }
    facts {
      label
      value
    }
    audience {
      short
    }
    format
    exam {
      short
    }
    certification {
      heading
    }
  }
`;
