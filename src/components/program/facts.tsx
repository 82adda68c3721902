import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useSite } from "../../query/use-site";
import { inquiryAddress } from "../inquiry/inquiry";
import { DayArches } from "../ui/day-arches";
import * as styles from "../ui/fact-list.module.css";
import { PhoneLink } from "../ui/phone-link";
import { countsOf } from "./extent";

type FactsProps = {
  program: Queries.FactsFragment;
  /** The conditions for a certificate, in a few words. */
  qualification: string;
};

type FactProps = { label: string; isLarge?: boolean; className?: string; children: ReactNode };

function Fact({ label, isLarge = false, className, children }: FactProps) {
  return (
    <div data-large={isLarge} className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Facts({ program, qualification }: FactsProps) {
  const { phone, words } = useSite();
  const { name, accent, duration, facts, forWhom, format, exam, certification } = program;
  return (
    <dl className={styles.facts} data-accent={accent}>
      {duration && (
        <Fact label={words.program.hours} isLarge>
          {duration.hours}
        </Fact>
      )}
      {duration?.days && (
        <Fact label={words.program.days} isLarge>
          {`${duration.days} `}
          <DayArches days={duration.days} isLarge />
        </Fact>
      )}
      {!duration?.days &&
        countsOf(words.program, program).map(({ label, count }) => (
          <Fact key={label} label={label} isLarge>
            {count}
          </Fact>
        ))}
      {facts?.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {forWhom && <Fact label={words.program.audience}>{forWhom}</Fact>}
      {format && <Fact label={words.program.format}>{format}</Fact>}
      {exam && <Fact label={words.program.exam}>{exam.short}</Fact>}
      {!exam && certification && <Fact label={words.program.certificate}>{qualification}</Fact>}
      <Fact label={words.sections.price} className={styles.price}>
        <PhoneLink phone={phone} className={styles.way} />
        <a className={styles.way} href={inquiryAddress(name)} data-for-screen>
          {words.contact.write}
        </a>
      </Fact>
    </dl>
  );
}

export const query = graphql`
  fragment Counts on Program {
    outline {
      topics {
        id
      }
      groups {
        topics {
          id
        }
      }
    }
    syllabus {
      groups {
        chapters
      }
    }
  }

  fragment Facts on Program {
    name
    accent
    duration {
      hours
      days
    }
    ...Counts
    facts {
      label
      value
    }
    forWhom
    format
    exam {
      short
    }
    certification {
      heading
    }
  }
`;
