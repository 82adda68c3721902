import { pageTables, timingTable, verdict } from "../../bench/report";

const page = { name: "/partners", path: "/partners", values: { lcp: 1500.4, document: 1000 } };

/** Returns the values of the only row of a table, by the titles of their columns. */
function cellsOf(table: string): Record<string, string> {
  const [titles = [], , cells = []] = (table.match(/^\|.*\|$/gm) ?? []).map((line) => line.split(/ *\| */));
  return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ""]));
}

test("pages have a row in both tables, with rounded values, and empty where nothing was measured", () => {
  const values = { ...page.values, performance: 99, tbt: 20.4, lcpRatio: 1.1006, cls: 0.00123, requests: 12 };
  const [speed = "", weight = ""] = pageTables([{ ...page, values }]).split("## Weight");
  expect(cellsOf(speed)).toMatchObject({
    ...{ path: "/partners", performance: "99", LCP: "1,500 ms", TBT: "20.4 ms" },
    ...{ "LCP to script-free": "1.101", CLS: "0.0012", SEO: "" },
  });
  expect(cellsOf(weight)).toMatchObject({ path: "/partners", document: "1 KB", requests: "12", fonts: "" });
});

test("an input has its slowest and its median time, and the ratio to its floor", () => {
  const table = timingTable([{ name: "open", path: "/", site: [24, 80, 32], floor: [16, 24, 16] }]);
  const times = { worst: "80 ms", median: "32 ms", floor: "16 ms", ratio: "1.5" };
  expect(cellsOf(table)).toMatchObject({ input: "open", path: "/", ...times });
});

test("the verdict names the missed goals, or says that there are none", () => {
  const { text, isKept } = verdict([page, { ...page, values: { document: 1_000_000 } }]);
  expect(text).toMatch(/^\nMissed:\n\/partners: document 1,000 KB, goal [\d.]+ KB$/);
  expect(isKept).toBe(false);
  expect(verdict([page])).toEqual({ text: "\nAll goals are met.", isKept: true });
});
