import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useSite, type Words } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import { DayArches } from "../ui/day-arches";
import { PhoneLink } from "../ui/phone-link";
import { isNumber } from "./extent";
import * as styles from "./facts.module.css";

type FactsProps = {
  program: Queries.FactsFragment;
  /** The conditions for a certificate, in a few words. */
  qualification: string;
};

type Cell = { label: string; value: ReactNode; isLarge?: boolean };

function cellsOf({ program, qualification }: FactsProps, phone: string, words: Words): Cell[] {
  const { path, duration, facts, audience, format, exam, certification } = program;
  const cells: Cell[] = [];
  if (duration) cells.push({ label: words.program.hours, value: duration.hours, isLarge: true });
  if (duration?.days) {
    const value = [`${duration.days} `, <DayArches key="arches" days={duration.days} isLarge />];
    cells.push({ label: words.program.days, value, isLarge: true });
  }
  for (const { label, value } of facts ?? []) cells.push({ label, value, isLarge: isNumber(value) });
  if (audience?.short) cells.push({ label: words.program.audience, value: audience.short });
  if (format) cells.push({ label: words.program.format, value: format });
  if (exam) cells.push({ label: words.program.exam, value: exam.short });
  else if (certification) cells.push({ label: words.program.certificate, value: qualification });
  cells.push({
    label: words.sections.price,
    value: (
      <>
        <PhoneLink phone={phone} className={styles.way} />
        <a className={styles.way} href={inquiryAddress(path)} data-for-screen>
          {words.contact.write}
        </a>
      </>
    ),
  });
  return cells;
}

export function Facts(props: FactsProps) {
  const { phone, words } = useSite();
  return (
    <dl className={styles.facts} data-accent={props.program.accent}>
      {cellsOf(props, phone, words).map(({ label, value, isLarge = false }) => (
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
    path
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
