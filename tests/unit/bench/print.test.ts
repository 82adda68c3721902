import { pageTables, timingTable, verdict } from "../../bench/report/print";

const page = { name: "/partners", path: "/partners", values: { lcp: 1500.4, document: 1000 } };

test("pages have a row in both tables, empty where nothing was measured", () => {
  const [speed = "", weight = ""] = pageTables([page]).split("## Weight");
  expect(speed).toMatch(/\| \/partners \| .*\| 1,500 ms \|/);
  expect(speed).not.toContain("undefined");
  expect(weight).toMatch(/\| \/partners \| +1 KB \|/);
});

test("an input has its slowest and its median time, and the ratio to its floor", () => {
  const table = timingTable([{ name: "open", path: "/", site: [24, 80, 32], floor: [16, 24, 16] }]);
  expect(table).toMatch(/\| open +\| +\/ \| 80 ms \| +32 ms \| 16 ms \| +1.5 \|/);
});

test("the verdict names the missed goals, or says that there are none", () => {
  const { text, isKept } = verdict([page, { ...page, values: { document: 1_000_000 } }]);
  expect(text).toMatch(/^\nMissed:\n\/partners: document 1,000 KB, goal [\d.]+ KB$/);
  expect(isKept).toBe(false);
  expect(verdict([page])).toEqual({ text: "\nAll goals are met.", isKept: true });
});
