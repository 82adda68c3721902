/** A slide's name where it has no heading of its own: its place among the others (APG: carousel pattern). */
export const slideName = (index: number, count: number) => `${index + 1} of ${count}`;

/** What makes an element a slide (APG: carousel pattern). */
export const slideProps = (index: number, count: number) => ({
  role: "group",
  "aria-roledescription": "slide",
  "aria-label": slideName(index, count),
});
