import { interpolate } from "../../query/interpolate";
import type { Messages } from "../../query/use-site";

/** The name of a slide without a heading is its position, such as "1 of 3" (APG: carousel pattern). */
export const slideName = ({ carousel }: Messages, index: number, count: number) =>
  interpolate(carousel.position, { position: index + 1, count });

export const slideProps = (messages: Messages, index: number, count: number) => ({
  role: "group",
  "aria-roledescription": messages.carousel.slide,
  "aria-label": slideName(messages, index, count),
});
