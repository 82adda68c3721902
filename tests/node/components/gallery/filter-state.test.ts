import {
  type Labels,
  onlyAll,
  readFilter,
  toggle,
  writeFilter,
} from "../../../../src/components/gallery/filter-state";

const coaching = "Executive Coaching";
const palsam = "Flagship Program - PALSAM";
const honoring = "تكريم رواد الأعمال";
const labels: Labels = { all: "All", categories: [coaching, palsam, honoring] };

const filterAfter = (...clicks: string[]) =>
  clicks.reduce((checked, label) => toggle(checked, label, labels), onlyAll(labels));

test.each([
  ["without a click", [], ["All"]],
  ["after a click on one category", [coaching], [coaching]],
  ["after clicks on two categories", [coaching, honoring], [coaching, honoring]],
  ["after clicks on each category", [coaching, palsam, honoring], [coaching, palsam, honoring]],
  ["after clicks on categories, then All", [coaching, honoring, "All"], ["All"]],
  ["after a click on a category that was checked", [coaching, honoring, coaching], [honoring]],
  ["after a click on the only category that was checked", [coaching, coaching], ["All"]],
  ["after a click on All at first", ["All"], ["All"]],
])("%s, the right labels are checked", (_, clicks, checked) => {
  expect([...filterAfter(...clicks)]).toEqual(checked.map((label) => [label, true]));
});

test("All has no query", () => {
  expect(writeFilter("", onlyAll(labels), labels)).toBe("");
  expect(writeFilter("?show=executive-coaching", onlyAll(labels), labels)).toBe("");
});

test("categories are readable words in the address, in the order of the filter", () => {
  const query = "?show=executive-coaching&show=flagship-program-palsam";
  expect(writeFilter("", filterAfter(palsam, coaching), labels)).toBe(query);
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
  expect(writeFilter("?utm_source=letter&show=unknown", filterAfter(coaching), labels)).toBe(
    "?utm_source=letter&show=executive-coaching",
  );
  expect(writeFilter("?utm_source=letter&show=executive-coaching", onlyAll(labels), labels)).toBe(
    "?utm_source=letter",
  );
});
