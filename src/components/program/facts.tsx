import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { DayArches } from "../ui/day-arches";
import { PhoneLink } from "../ui/phone-link";
import * as styles from "./facts.module.css";

type FactsProps = {
  program: Queries.FactsFragment;
  /** The telephone number for timetables and prices. */
  phone: string;
};

type Cell = { label: string; value: ReactNode; isLarge?: boolean };

/** What decides, at a glance: only what is known has a cell. */
export function Facts({ program: { duration, facts, audience, format, exam, accent }, phone }: FactsProps) {
  const cells: (Cell | false | null | undefined)[] = [
    duration && { label: "Hours", value: duration.hours, isLarge: true },
    duration?.days && {
      label: "Days",
      value: (
        <>
          {duration.days} <DayArches days={duration.days} />
        </>
      ),
      isLarge: true,
    },
    ...(facts ?? []).map(({ label, value }) => ({ label, value, isLarge: /^\d+$/.test(value) })),
    audience?.short && { label: "For", value: audience.short },
    format && { label: "Format", value: format },
    exam && { label: "Exam", value: exam.short },
    { label: "Timetable and price, by phone", value: <PhoneLink phone={phone} /> },
  ];
  return (
    <dl className={styles.facts} data-accent={accent}>
      {cells.map(
        (cell) =>
          cell && (
            <div key={cell.label} data-large={cell.isLarge}>
              <dt>{cell.label}</dt>
              <dd>{cell.value}</dd>
            </div>
          ),
      )}
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
  }
`;
