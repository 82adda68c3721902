/** 1 KB is 1000 bytes, as is usual for networks. */
export const kilobyte = 1000;

const digits = (value: number, count: number) => value.toLocaleString("en", { maximumFractionDigits: count });

const units = {
  points: (value: number) => digits(value, 0),
  // Short times are close to their goals and need a decimal.
  time: (value: number) => `${digits(value, value < 100 ? 1 : 0)} ms`,
  ratio: (value: number) => digits(value, 3),
  shift: (value: number) => digits(value, 4),
  size: (value: number) => `${digits(value / kilobyte, 2)} KB`,
  count: (value: number) => digits(value, 0),
};

const speed = {
  performance: { label: "performance", unit: "points" },
  fcp: { label: "FCP", unit: "time" },
  fcpRatio: { label: "FCP to script-free", unit: "ratio" },
  lcp: { label: "LCP", unit: "time" },
  lcpRatio: { label: "LCP to script-free", unit: "ratio" },
  tbt: { label: "TBT", unit: "time" },
  tbtScriptFree: { label: "TBT script-free", unit: "time" },
  tbtRatio: { label: "TBT to script-free", unit: "ratio" },
  cls: { label: "CLS", unit: "shift" },
} as const;

const weight = {
  document: { label: "document", unit: "size" },
  beforePaint: { label: "before LCP", unit: "size" },
  scriptBeforePaint: { label: "script before LCP", unit: "size" },
  script: { label: "script", unit: "size" },
  leaflet: { label: "script with Leaflet", unit: "size" },
  pictures: { label: "pictures", unit: "size" },
  fonts: { label: "fonts", unit: "size" },
  firstView: { label: "first view", unit: "size" },
  requests: { label: "requests", unit: "count" },
} as const;

const floorRatio = { label: "median to floor", unit: "ratio" } as const;

export const measures = { ...speed, ...weight, floorRatio };

export type Measure = keyof typeof measures;

export type Values = Partial<Record<Measure, number>>;

/** The columns of the tables of pages. */
export const columns = { speed: Object.keys(speed) as Measure[], weight: Object.keys(weight) as Measure[] };

export const formatted = (measure: Measure, value: number): string => units[measures[measure].unit](value);
