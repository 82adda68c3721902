import { graphql } from "gatsby";
import { useWords } from "../../query/use-site";
import { InquiryLink } from "../inquiry/inquiry-link";
import { DayArches } from "../ui/day-arches";
import { countsOf } from "../ui/extent";
import { Fact, Facts } from "../ui/facts";
import { Ways } from "../ui/ways";

type ProgramFactsProps = {
  program: Queries.ProgramFactsFragment;
  /** The conditions for a certificate, in a few words. */
  qualification: string;
};

export function ProgramFacts({ program, qualification }: ProgramFactsProps) {
  const words = useWords().program;
  const { name, duration, facts, forWhom, format, exam, certification } = program;
  return (
    <Facts
      ways={
        <Ways>
          <InquiryLink about={name} />
        </Ways>
      }
    >
      {duration && (
        <Fact label={words.hours} isLarge>
          {duration.hours}
        </Fact>
      )}
      {duration?.days && (
        <Fact label={words.days} isLarge>
          {`${duration.days} `}
          <DayArches days={duration.days} isLarge />
        </Fact>
      )}
      {!duration?.days &&
        countsOf(words, program).map(({ label, count }) => (
          <Fact key={label} label={label} isLarge>
            {count}
          </Fact>
        ))}
      {facts?.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {forWhom && <Fact label={words.audience}>{forWhom}</Fact>}
      {format && <Fact label={words.format}>{format}</Fact>}
      {exam && <Fact label={words.exam}>{exam.short}</Fact>}
      {!exam && certification && <Fact label={words.certificate}>{qualification}</Fact>}
    </Facts>
  );
}

export const query = graphql`
  fragment ProgramFacts on Program {
    name
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
