import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import * as arch from "../ui/arch.module.css";
import { Picture } from "../ui/picture";
import * as styles from "./trainer-slide.module.css";

export const trainersPerSlide = Number(styles.trainersPerSlide);

export function TrainerSlide({ trainers }: { trainers: readonly Queries.TrainerFragment[] }) {
  return (
    <ul className={styles.trainers}>
      {trainers.map(({ id, name, image }) => (
        <li key={id}>
          <div className={styles.arch}>
            <Picture
              image={image}
              className={arch.portrait}
              sizes={`(width >= ${breakpoint.pairWidth}) min(21vw, max(18rem, min(15vw, 24rem))), 34vw`}
            />
          </div>
          <h3>{name}</h3>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment Trainer on Trainer {
    id
    name
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [480])
        }
      }
    }
  }
`;
