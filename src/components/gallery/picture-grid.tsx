import { graphql } from "gatsby";
import { type MouseEvent, type Ref, useId } from "react";
import { isPlain } from "../../navigation/plain-click";
import { useMessages } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "../ui/picture";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./picture-grid.module.css";

type PictureGridProps = {
  items: readonly Queries.GridPictureFragment[];
  shown: readonly number[];
  grid: Ref<HTMLUListElement>;
  /** Gets the address of the large file. */
  onOpen: (picture: string) => void;
};

export const largeFile = ({ img }: Queries.GridPictureFragment) =>
  img.src.large?.gatsbyImageData.images.fallback?.src ?? "";

/** Returns the value of `sizes` for a picture that is one or two columns of the grid wide. */
const sizes = (columns: number) =>
  `(width >= ${breakpoint.wideWidth}) min(${17 * columns}vw, max(${14.5 * columns}rem, min(${12 * columns}vw, ${20 * columns}rem))), (width >= ${breakpoint.tableWidth}) ${23 * columns}vw, (width >= ${breakpoint.pairWidth}) ${30 * columns}vw, ${46 * columns}vw`;

/** The small picture of an item. It has the same file in the grid and in the viewer. */
export function SmallPicture({
  item,
  className,
}: {
  item: Queries.GridPictureFragment;
  className: string | undefined;
}) {
  return <Picture image={item.img} sizes={sizes(item.isFeatured ? 2 : 1)} className={className} />;
}

/** Each picture links to its large file. With JavaScript, a click opens the viewer instead. */
export function PictureGrid({ items, shown, grid, onOpen }: PictureGridProps) {
  const id = useId();
  const onClick = (event: MouseEvent<HTMLUListElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    onOpen(link.pathname);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{useMessages().gallery.pictures}</VisuallyHidden>
      </h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click too */}
      <ul ref={grid} className={styles.grid} onClick={onClick}>
        {items.map((item, index) => (
          <li
            key={`${item.type} ${largeFile(item)}`}
            data-featured={item.isFeatured}
            hidden={!shown.includes(index)}
          >
            <a className={styles.link} href={largeFile(item)}>
              <SmallPicture item={item} className={styles.picture} />
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
