import { graphql } from "gatsby";
import { Container } from "../ui/container";
import { Filter } from "./filter";
import { readFilter, toggle, writeFilter } from "./filter-state";
import * as styles from "./gallery.module.css";
import { push, useOpenPicture, useQuery } from "./history-entry";
import { largeFile, PictureGrid, smallSizes } from "./picture-grid";
import { Viewer } from "./viewer";

/** The URL has the filter, so that visitors can share it, reload it and go back to it. */
export function Gallery({ gallery: { filters, items } }: { gallery: Queries.GalleryFragment }) {
  const [all = "", ...categories] = filters.map(({ label }) => label);
  const labels = { all, categories };
  const search = useQuery();
  const checked = readFilter(search, labels);
  const groups = categories.map((label) => ({
    label,
    items: items
      .filter(({ type }) => type === label)
      .map((item, index) => ({ ...item, sizes: smallSizes(index) })),
    isShown: checked.has(all) || checked.has(label),
  }));
  const shown = groups.flatMap(({ items, isShown }) => (isShown ? items : []));
  const picture = useOpenPicture();
  const start = shown.findIndex((item) => largeFile(item) === picture);

  function toggleLabel(label: string) {
    const nextSearch = writeFilter(search, toggle(checked, label, labels), labels);
    if (nextSearch !== search) push(nextSearch);
  }

  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.gallery}>
          <Filter
            options={[all, ...categories].map((label) => ({
              label,
              count: items.filter(({ type }) => label === all || label === type).length,
            }))}
            checked={checked}
            shown={shown.length}
            total={items.length}
            onToggle={toggleLabel}
          />
          <PictureGrid groups={groups} />
        </div>
        {start >= 0 && <Viewer key={start} items={shown} start={start} />}
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
