import { useWords } from "../../query/use-site";
import { DayArches } from "../ui/day-arches";
import { Comparison } from "./comparison";
import * as styles from "./flagship-comparison.module.css";

type FlagshipComparisonProps = {
  comparison: Queries.NoteFragment;
  programs: readonly Queries.ComparisonRowFragment[];
};

export function FlagshipComparison({ comparison, programs }: FlagshipComparisonProps) {
  const words = useWords().program;
  return (
    <Comparison
      comparison={comparison}
      programs={programs}
      columns={[
        { label: words.audience, cell: ({ forWhom }) => forWhom },
        {
          label: words.days,
          cell: ({ duration }) =>
            duration?.days && (
              <span className={styles.days}>
                {duration.days} <DayArches days={duration.days} />
              </span>
            ),
        },
        { label: words.hours, cell: ({ duration }) => duration?.hours },
      ]}
    />
  );
}
