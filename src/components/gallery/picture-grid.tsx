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

/** A picture of the gallery, with the attribute `sizes` of its small file. */
export type Item = Queries.GridPictureFragment & { sizes: string };

type Group = {
  /** The category of the pictures. */
  label: string;
  items: readonly Item[];
  isShown: boolean;
};

export const largeFile = ({ img }: Queries.GridPictureFragment) =>
  img.src.large?.gatsbyImageData.images.fallback?.src ?? "";

/** Returns the `sizes` of a small picture. Its width depends on its index in the category: see picture-grid.module.css. */
export function smallSizes(index: number): string {
  const place = index % 7;
  const wide = place === 0 || place > 4 ? 2 : 1;
  const tablet = place > 1 && place < 5 ? 1 : 3 / 2;
  return `(width >= ${breakpoint.wideWidth}) min(${17 * wide}vw, max(${14.5 * wide}rem, min(${12 * wide}vw, ${20 * wide}rem))), (width >= ${breakpoint.tableWidth}) ${23 * tablet}vw, (width >= ${breakpoint.pairWidth}) ${30 * tablet}vw, ${place === 0 ? 92 : 46}vw`;
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
            <h3 className={styles.label}>{withBoundDashes(label)}</h3>
            <ul className={styles.grid}>
              {items.map((item) => (
                <li key={largeFile(item)}>
                  <a className={styles.link} href={largeFile(item)} onClick={onClick}>
                    <Picture image={item.img} sizes={item.sizes} className={styles.picture} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment GridPicture on GalleryItem {
    type
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
