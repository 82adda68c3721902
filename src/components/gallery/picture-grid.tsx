import { graphql } from "gatsby";
import type { MouseEvent, Ref } from "react";
import { Picture } from "../ui/picture";
import * as styles from "./picture-grid.module.css";

type PictureGridProps = {
  items: readonly Queries.GridPictureFragment[];
  /** The pictures shown, by their place among the items. */
  shown: readonly number[];
  list: Ref<HTMLUListElement>;
  onOpen: (picture: number) => void;
};

/** With a modifier the link stays a link: a new tab, a new window, a download. */
const isPlain = (event: MouseEvent) => !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Pictures in equal frames. Each is a link to its large file, which the script turns into opening the viewer:
 * without it the link works as it is.
 */
export function PictureGrid({ items, shown, list, onOpen }: PictureGridProps) {
  return (
    <section aria-label="Pictures">
      <ul ref={list} className={styles.grid}>
        {items.map(({ type, img }, index) => {
          const file = img.src.large?.gatsbyImageData.images.fallback?.src;
          return (
            <li key={`${type} ${file}`} hidden={!shown.includes(index)}>
              <a
                href={file}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onOpen(index);
                }}
              >
                <Picture
                  image={img}
                  sizes="(min-width: 1200px) min(17vw, 14.5rem), (min-width: 900px) 23vw, (min-width: 600px) 30vw, 46vw"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment GridPicture on GalleryItem {
    type
    img {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 640, aspectRatio: 1.5, breakpoints: [240, 360, 640])
        }
      }
    }
    ...ViewerPicture
  }
`;
