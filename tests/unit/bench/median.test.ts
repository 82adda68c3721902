import { median } from "../../bench/median";

test.each([
  ["the middle of three, whatever their order", [30, 10, 20], 20],
  ["between the two in the middle of four", [4, 1, 3, 2], 2.5],
  ["the only one", [7], 7],
  ["by size, not by spelling", [9, 10, 100], 10],
])("is %s", (_name, values, expected) => {
  expect(median(values)).toBe(expected);
});

test("is not a number without values", () => {
  expect(median([])).toBeNaN();
});

test("does not reorder its values", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
