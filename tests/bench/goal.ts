import { kilobyte, type Measure } from "./measure";

/** `limit` applies to every path, unless `on` has another limit for the path. */
export type Goal = { is: "at most" | "at least"; limit?: number; on?: Record<string, number> };

/**
 * `npm test` checks the goals in bytes, on a few paths. Goals of speed compare two pages of the same run, because
 * times, and Lighthouse's points for them, depend on the machine.
 */
export const goals: Partial<Record<Measure, Goal>> = {
  fcpRatio: { is: "at most", limit: 1.05 },
  lcpRatio: { is: "at most", limit: 1.05 },
  // Compares both times plus 50 ms: where the page without scripts blocks for 0 ms, this one may block for 50 ms.
  tbtRatio: { is: "at most", limit: 2 },
  // The layout shifts when the brand's font replaces the fallback.
  cls: { is: "at most", limit: 0.01 },
  // A server sends ten packets of 1460 bytes, then waits for an answer. With Brotli, all documents are
  // shorter.
  document: { is: "at most", limit: 14.6 * kilobyte },
  scriptBeforePaint: { is: "at most", limit: 0 },
  script: { is: "at most", limit: 91 * kilobyte },
  leaflet: { is: "at most", limit: 0 },
  firstView: { is: "at most", limit: 220 * kilobyte, on: { "/gallery": 330 * kilobyte } },
  // The aim is 1.3. Durations of 40 ms are measured in steps of 8 ms, so one step changes the ratio by 0.2.
  floorRatio: { is: "at most", limit: 1.5 },
};
