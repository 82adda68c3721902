import { graphql } from "gatsby";
import { Features } from "../ui/features";
import * as styles from "./hats.module.css";

const hat = (color: string) => (
  <svg className={styles.hat} viewBox="0 0 64 40" data-hat={color} aria-hidden="true">
    <path d="M16 28c0-14 4-24 16-24s16 10 16 24c6 1 11 3 12 6-8 3-17 4-28 4S12 37 4 34c1-3 6-5 12-6z" />
    <path d="M16 28c9 4 23 4 32 0M17 22c9 4 21 4 30 0" />
  </svg>
);

export function Hats({ hats: { hats } }: { hats: Queries.HatsFragment }) {
  const features = hats.map(({ color, title, desc }) => ({ title, content: desc, drawing: hat(color) }));
  return <Features features={features} columns={2} />;
}

export const query = graphql`
  fragment Hats on Hats {
    intro
    hats {
      color
      title
      desc
    }
  }
`;
