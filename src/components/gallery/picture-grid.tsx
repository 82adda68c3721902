import { graphql } from "gatsby";
import { type MouseEvent, useId } from "react";
import { isPlain } from "../../navigation/plain-click";
import { useMessages } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "../ui/picture";
import { VisuallyHidden } from "../ui/visually-hidden";
import { push } from "./history-entry";
import * as styles from "./picture-grid.module.css";

type Item = Queries.GridPictureFragment;

type PictureGridProps = { items: readonly Item[]; shown: readonly Item[] };

export const largeFile = ({ img }: Item) => img.src.large?.gatsbyImageData.images.fallback?.src ?? "";

/**
 * Returns the `sizes` of the small picture of an item, which is one or two columns of the grid wide. The viewer uses
 * them too, so that it shows the file that the grid has loaded.
 */
export function smallSizes({ isFeatured }: Item): string {
  const columns = isFeatured ? 2 : 1;
  return `(width >= ${breakpoint.wideWidth}) min(${17 * columns}vw, max(${14.5 * columns}rem, min(${12 * columns}vw, ${20 * columns}rem))), (width >= ${breakpoint.tableWidth}) ${23 * columns}vw, (width >= ${breakpoint.pairWidth}) ${30 * columns}vw, ${46 * columns}vw`;
}

/** Each picture links to its large file. With JavaScript, a click opens the viewer instead. */
export function PictureGrid({ items, shown }: PictureGridProps) {
  const id = useId();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    push(window.location.search, event.currentTarget.pathname);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{useMessages().gallery.pictures}</VisuallyHidden>
      </h2>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li
            key={`${item.type} ${largeFile(item)}`}
            data-featured={item.isFeatured}
            hidden={!shown.includes(item)}
          >
            <a className={styles.link} href={largeFile(item)} onClick={onClick}>
              <Picture image={item.img} sizes={smallSizes(item)} className={styles.picture} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment GridPicture on GalleryItem {
    type
    isFeatured
    img {
      alt
      src {
        large: childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1600, breakpoints: [800, 1600])
        }
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 640
            aspectRatio: 1.5
            breakpoints: [240, 360, 640]
          )
        }
      }
    }
  }
`;
