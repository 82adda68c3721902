import { misses } from "../../bench/judge";
import { speedOf } from "../../bench/page/lighthouse";

type Page = { paint: number; blocking: number; performance: number };

const auditOf = ({ paint, blocking, performance }: Page) => ({
  performance,
  value: (id: string) => ({ "total-blocking-time": blocking, "cumulative-layout-shift": 0 })[id] ?? paint,
});

/** A page, and the same page without scripts, in the same run. */
const judged = (whole: Page, scriptFree: Page) =>
  misses({ name: "/", path: "/", values: speedOf([auditOf(whole)], [auditOf(scriptFree)]) });

test.each<[string, Page, Page]>([
  ["quick", { paint: 700, blocking: 30, performance: 100 }, { paint: 690, blocking: 0, performance: 100 }],
  ["slow", { paint: 1500, blocking: 120, performance: 97 }, { paint: 1490, blocking: 76, performance: 98 }],
  [
    "very slow",
    { paint: 4000, blocking: 249, performance: 74 },
    { paint: 3900, blocking: 127, performance: 80 },
  ],
])("the same page meets the goals on a %s machine", (_, whole, scriptFree) => {
  expect(judged(whole, scriptFree)).toEqual([]);
});

test.each<[string, number, number]>([
  ["quick", 60, 0],
  ["slow", 230, 76],
  ["very slow", 320, 127],
])("scripts that block the page for long miss their goal on a %s machine", (_, blocking, scriptFree) => {
  const page = { paint: 1000, performance: 100 };
  expect(judged({ ...page, blocking }, { ...page, blocking: scriptFree })).toEqual([
    expect.stringContaining("TBT"),
  ]);
});
