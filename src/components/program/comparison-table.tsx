import { graphql } from "gatsby";
import { useWords } from "../../query/use-site";
import { DayArches } from "../ui/day-arches";
import { Split } from "../ui/split";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./comparison-table.module.css";

type ComparisonTableProps = {
  comparison: Queries.ComparisonFragment;
  programs: readonly Queries.ComparisonRowFragment[];
};

export function ComparisonTable({ comparison: { heading, text }, programs }: ComparisonTableProps) {
  const words = useWords().program;
  return (
    <Split>
      <div>
        <h2 id="comparison">{heading}</h2>
        <p>{text}</p>
      </div>
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col">{words.program}</th>
            <th scope="col">{words.days}</th>
            <th scope="col">{words.hours}</th>
          </tr>
        </thead>
        <tbody>
          {programs.map(({ path, name, audience, duration }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{name}</a>
                {audience?.short && <small>{audience.short}</small>}
              </th>
              <td>
                {duration?.days && (
                  <>
                    <VisuallyHidden>{duration.days}</VisuallyHidden>
                    <DayArches days={duration.days} isLarge />
                  </>
                )}
              </td>
              <td>{duration?.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Split>
  );
}

export const query = graphql`
  fragment Comparison on Note {
    heading
    text
  }

  fragment ComparisonRow on Program {
    path
    name
    audience {
      short
    }
    duration {
      hours
      days
    }
  }
`;
