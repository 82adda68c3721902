import { graphql } from "gatsby";
import { type MouseEvent, useId } from "react";
import { isPlain } from "../../navigation/plain-click";
import { useMessages } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "../ui/picture";
import { VisuallyHidden } from "../ui/visually-hidden";
import { withBoundDashes } from "./filter";
import { push } from "./history-entry";
import * as styles from "./picture-grid.module.css";

type Item = Queries.GridPictureFragment;

type Group = {
  /** The category of the pictures. */
  label: string;
  items: readonly Item[];
  isShown: boolean;
};

export const largeFile = ({ img }: Item) => img.src.large?.gatsbyImageData.images.fallback?.src ?? "";

/**
 * Returns the `sizes` of the small picture of an item, which is one or two columns of the grid wide. The viewer uses
 * the same `sizes`, so that it shows the file that the grid has loaded.
 */
export function smallSizes({ isFeatured }: Item): string {
  const columns = isFeatured ? 2 : 1;
  return `(width >= ${breakpoint.wideWidth}) min(${17 * columns}vw, max(${14.5 * columns}rem, min(${12 * columns}vw, ${20 * columns}rem))), (width >= ${breakpoint.tableWidth}) ${23 * columns}vw, (width >= ${breakpoint.pairWidth}) ${30 * columns}vw, ${46 * columns}vw`;
}

/**
 * Renders the pictures of each category below its name. Each picture links to its large file. With JavaScript, a click
 * opens the viewer instead.
 */
export function PictureGrid({ groups }: { groups: readonly Group[] }) {
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
      <div className={styles.groups}>
        {groups.map(({ label, items, isShown }) => (
          <div key={label} hidden={!isShown}>
            <div className={styles.grid}>
              <h3 className={styles.label}>{withBoundDashes(label)}</h3>
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={largeFile(item)} className={item.isFeatured ? styles.featured : undefined}>
                    <a className={styles.link} href={largeFile(item)} onClick={onClick}>
                      <Picture image={item.img} sizes={smallSizes(item)} className={styles.picture} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
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
