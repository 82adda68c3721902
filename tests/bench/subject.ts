import type { Subject } from "./judge";
import { median } from "./median";
import type { Duration } from "./use/interaction";
import type { Trip } from "./use/page-navigation";

/** Judges an interaction by its slowest repetition, which is the one that a visitor remembers. */
export const interactionSubject = ({ name, path, times }: Duration): Subject => ({
  name: `${path}, ${name}`,
  path,
  values: { interaction: Math.max(...times) },
});

/** Judges a navigation by the median, as a page is. */
export const navigationSubject = ({ name, path, prefetch, times }: Trip): Subject => ({
  name: `${path}, ${name}, ${prefetch}`,
  path,
  values: { navigation: median(times) },
});
