import * as styles from "./trainer-slide.module.css";

export const trainersPerSlide = Number(styles.trainersPerSlide);

/** Splits items into slides of `size` items. The last slide may have fewer. */
export function slidesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
