import { graphql } from "gatsby";
import { useRef } from "react";
import { Container } from "../ui/container";
import { Filter } from "./filter";
import { isShown } from "./filter-state";
import * as styles from "./gallery.module.css";
import { PictureGrid } from "./picture-grid";
import { useFilter } from "./use-filter";
import { useViewer } from "./use-viewer";
import { Viewer } from "./viewer";

/** Renders the gallery: the filter, the pictures and the viewer (requirement 13.1). */
export function Gallery({ gallery: { filters, items } }: { gallery: Queries.GalleryFragment }) {
  const [all = "", ...categories] = filters.map(({ label }) => label);
  const labels = { all, categories };
  const { checked, click } = useFilter(labels);
  const grid = useRef<HTMLUListElement>(null);
  const { view, open, move, close } = useViewer(grid);
  const shown = [...items.keys()].filter((index) => isShown(items[index]?.type ?? "", checked, labels));
  const picture = view && items[view.pictures[view.position] ?? -1];
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.gallery}>
          <Filter
            options={[all, ...categories].map((label) => ({
              label,
              count: items.filter(({ type }) => isShown(type, new Map([[label, true]]), labels)).length,
            }))}
            checked={checked}
            shown={shown.length}
            total={items.length}
            onClick={click}
          />
          <PictureGrid items={items} shown={shown} list={grid} onOpen={(index) => open(shown, index)} />
        </div>
        {view && picture && (
          <Viewer
            item={picture}
            position={view.position + 1}
            count={view.pictures.length}
            onStep={move}
            onClose={close}
          />
        )}
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment Gallery on Gallery {
    filters {
      label
    }
    items {
      type
      ...GridPicture
    }
  }
`;
