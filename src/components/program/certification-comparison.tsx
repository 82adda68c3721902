import { graphql } from "gatsby";
import { useWords } from "../../query/use-site";
import { extentText } from "../ui/extent";
import { Comparison } from "./comparison";
import * as styles from "./comparison.module.css";

type CertificationComparisonProps = {
  comparison: Queries.CertificationComparisonFragment;
  programs: readonly Queries.ComparisonRowFragment[];
};

export function CertificationComparison({ comparison, programs }: CertificationComparisonProps) {
  const words = useWords().program;
  return (
    <Comparison
      comparison={comparison}
      programs={programs}
      columns={[
        {
          label: words.audience,
          cell: ({ forWhom, prerequisite }) =>
            (forWhom || prerequisite) && (
              <>
                {forWhom && <p>{forWhom}</p>}
                {prerequisite && (
                  <p className={styles.note}>
                    <b>{prerequisite.heading}</b>
                    {` ${prerequisite.text}`}
                  </p>
                )}
              </>
            ),
        },
        {
          label: words.extent,
          cell: (program) => extentText(words, program),
        },
        {
          label: words.exam,
          cell: ({ exam }) => exam?.short ?? comparison.exam,
        },
      ]}
    />
  );
}

export const query = graphql`
  fragment CertificationComparison on CertificationComparison {
    heading
    text
    exam
  }
`;
