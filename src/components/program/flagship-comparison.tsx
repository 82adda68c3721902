import { useWords } from "../../query/use-site";
import { DayArches, hasArches } from "../ui/day-arches";
import { VisuallyHidden } from "../ui/visually-hidden";
import { ComparisonTable } from "./comparison-table";

type FlagshipComparisonProps = {
  comparison: Queries.NoteFragment;
  programs: readonly Queries.ComparisonRowFragment[];
};

export function FlagshipComparison({ comparison, programs }: FlagshipComparisonProps) {
  const words = useWords().program;
  return (
    <ComparisonTable
      comparison={comparison}
      programs={programs}
      columns={[
        { label: words.audience, cell: ({ forWhom }) => forWhom },
        {
          label: words.days,
          cell: ({ duration }) =>
            duration?.days &&
            (hasArches(duration.days) ? (
              <>
                <VisuallyHidden>{duration.days}</VisuallyHidden>
                <DayArches days={duration.days} isLarge />
              </>
            ) : (
              <b>{duration.days}</b>
            )),
        },
        {
          label: words.hours,
          cell: ({ duration }) => duration && <b>{duration.hours}</b>,
        },
      ]}
    />
  );
}
