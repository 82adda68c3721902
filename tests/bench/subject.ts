import type { Subject } from "./judge";
import { median } from "./median";
import type { Duration } from "./use/interaction";
import type { Trip } from "./use/page-navigation";

/** An input is judged by its slowest repetition: that is the one a visitor remembers. */
export const interactionSubject = ({ name, path, times }: Duration): Subject => ({
  name: `${path}, ${name}`,
  path,
  values: { interaction: Math.max(...times) },
});

/** A way between pages is judged by the median, as a page is. */
export const navigationSubject = ({ name, path, prefetch, times }: Trip): Subject => ({
  name: `${path}, ${name}, ${prefetch}`,
  path,
  values: { navigation: median(times) },
});
