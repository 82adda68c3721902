/** Trainers on a slide, at every width (requirement 5.19). */
export const trainersPerSlide = 5;

/** The items in groups of so many, the last of which may be smaller. */
export function slidesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
