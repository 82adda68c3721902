import { graphql } from "gatsby";
import { useMessages } from "../../query/use-site";
import { Actions } from "../inquiry/actions";
import { InquiryLink } from "../inquiry/inquiry-link";
import { DayArches } from "../ui/day-arches";
import { Fact, Facts } from "../ui/facts";
import { countsOf } from "./duration";

type ProgramFactsProps = {
  program: Queries.ProgramFactsFragment;
  /** The conditions for a certificate, in a few words. */
  qualification: string;
};

export function ProgramFacts({ program, qualification }: ProgramFactsProps) {
  const messages = useMessages().program;
  const { name, duration, facts, forWhom, format, exam, certification } = program;
  return (
    <Facts
      actions={
        <Actions>
          <InquiryLink about={name} />
        </Actions>
      }
    >
      {duration && (
        <Fact label={messages.hours} isLarge>
          {duration.hours}
        </Fact>
      )}
      {duration?.days ? (
        <Fact label={messages.days} isLarge>
          {`${duration.days} `}
          <DayArches days={duration.days} isLarge />
        </Fact>
      ) : (
        countsOf(messages, program).map(({ label, count }) => (
          <Fact key={label} label={label} isLarge>
            {count}
          </Fact>
        ))
      )}
      {facts?.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {forWhom && <Fact label={messages.audience}>{forWhom}</Fact>}
      {format && <Fact label={messages.format}>{format}</Fact>}
      {exam && <Fact label={messages.exam}>{exam.short}</Fact>}
      {!exam && certification && <Fact label={messages.certificate}>{qualification}</Fact>}
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
