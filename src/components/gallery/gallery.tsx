import { graphql } from "gatsby";
import { useRef } from "react";
import { Container } from "../ui/container";
import { Filter } from "./filter";
import { isShown } from "./filter-state";
import * as styles from "./gallery.module.css";
import { openPicture, useOpenPicture } from "./history-entry";
import { largeFile, PictureGrid } from "./picture-grid";
import { useFilter } from "./use-filter";
import { Viewer } from "./viewer";

export function Gallery({ gallery: { filters, items } }: { gallery: Queries.GalleryFragment }) {
  const [all = "", ...categories] = filters.map(({ label }) => label);
  const labels = { all, categories };
  const { checked, toggleLabel } = useFilter(labels);
  const grid = useRef<HTMLUListElement>(null);
  const shown = [...items.keys()].filter((index) => isShown(items[index]?.type ?? "", checked, labels));
  const picture = useOpenPicture();
  const start = shown.findIndex((index) => items[index] && largeFile(items[index]) === picture);
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
            onToggle={toggleLabel}
          />
          <PictureGrid items={items} shown={shown} grid={grid} onOpen={openPicture} />
        </div>
        {start >= 0 && <Viewer key={start} items={items} shown={shown} start={start} grid={grid} />}
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
      ...GridPicture
    }
  }
`;
