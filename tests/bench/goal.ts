import { kilobyte, type Measure } from "./measure";

/** `limit` applies to every path, unless `on` has another limit for the path. */
export type Goal = { is: "at most" | "at least"; limit?: number; on?: Record<string, number> };

/** The LCP of AstroWind's home page in milliseconds, with the same Lighthouse on the same kind of machine. */
export const peerPaint = 1652;

/** `npm test` checks the goals in bytes, on a few paths. */
export const goals: Partial<Record<Measure, Goal>> = {
  performance: { is: "at least", limit: 99 },
  fcpRatio: { is: "at most", limit: 1.05 },
  lcpRatio: { is: "at most", limit: 1.05 },
  tbt: { is: "at most", limit: 50 },
  // The layout shifts when the brand's font replaces the fallback.
  cls: { is: "at most", limit: 0.01 },
  // A server sends ten packets of 1460 bytes, then waits for an answer. With gzip, only the gallery's
  // document is longer.
  document: {
    is: "at most",
    limit: 14.6 * kilobyte,
    on: { "/gallery": 17 * kilobyte },
  },
  scriptBeforePaint: { is: "at most", limit: 0 },
  script: { is: "at most", limit: 90 * kilobyte },
  leaflet: { is: "at most", limit: 0 },
  firstView: { is: "at most", limit: 220 * kilobyte, on: { "/gallery": 330 * kilobyte } },
  // The aim is 1.3. Durations of 40 ms are measured in steps of 8 ms, so one step changes the ratio by 0.2.
  floorRatio: { is: "at most", limit: 1.5 },
};
