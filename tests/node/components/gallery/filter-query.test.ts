import { readFilter, writeFilter } from "../../../../src/components/gallery/filter-query";
import { type Labels, onlyAll, toggle } from "../../../../src/components/gallery/filter-state";

const labels: Labels = {
  all: "All",
  categories: ["Executive Coaching", "Flagship Program - PALSAM", "تكريم رواد الأعمال"],
};

const filterAfter = (...clicks: string[]) =>
  clicks.reduce((checked, label) => toggle(checked, label, labels), onlyAll(labels));

test("All has no query", () => {
  expect(writeFilter("", onlyAll(labels), labels)).toBe("");
  expect(writeFilter("?show=executive-coaching", onlyAll(labels), labels)).toBe("");
});

test("categories are readable words in the address, in the order of the filter", () => {
  const checked = filterAfter("Flagship Program - PALSAM", "Executive Coaching");
  expect(writeFilter("", checked, labels)).toBe("?show=executive-coaching&show=flagship-program-palsam");
});

test.each([
  ["no query", ""],
  ["an empty query", "?"],
  ["an unknown category", "?show=unknown"],
  ["an empty category", "?show="],
  ["All, which is not a category", "?show=all"],
  ["another parameter", "?page=executive-coaching"],
  ["a broken escape", "?show=%E0%A4%A"],
])("%s shows all pictures", (_what, query) => {
  expect([...readFilter(query, labels)]).toEqual([["All", true]]);
});

test("other parameters stay", () => {
  expect(writeFilter("?utm_source=letter&show=unknown", filterAfter("Executive Coaching"), labels)).toBe(
    "?utm_source=letter&show=executive-coaching",
  );
  expect(writeFilter("?utm_source=letter&show=executive-coaching", onlyAll(labels), labels)).toBe(
    "?utm_source=letter",
  );
});
