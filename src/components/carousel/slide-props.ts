import { fill } from "../../query/fill";
import type { Words } from "../../query/use-site";

/** The name of a slide without a heading is its position, such as "1 of 3" (APG: carousel pattern). */
export const slideName = ({ carousel }: Words, index: number, count: number) =>
  fill(carousel.position, { position: index + 1, count });

export const slideProps = (words: Words, index: number, count: number) => ({
  role: "group",
  "aria-roledescription": words.carousel.slide,
  "aria-label": slideName(words, index, count),
});
