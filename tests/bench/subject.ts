import type { Subject } from "./judge";
import { median } from "./median";
import type { Duration } from "./use/interaction";
import type { Trip } from "./use/page-navigation";

/** A visitor remembers the slowest repetition. */
export const interactionSubject = ({ name, path, times }: Duration): Subject => ({
  name: `${path}, ${name}`,
  path,
  values: { interaction: Math.max(...times) },
});

/** By the median, as a page. */
export const navigationSubject = ({ name, path, prefetch, times }: Trip): Subject => ({
  name: `${path}, ${name}, ${prefetch}`,
  path,
  values: { navigation: median(times) },
});
