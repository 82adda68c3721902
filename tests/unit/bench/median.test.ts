import { median } from "../../bench/median";

test.each([
  ["three values is the one in the middle, whatever their order", [30, 10, 20], 20],
  ["four values is the mean of the two in the middle", [4, 1, 3, 2], 2.5],
  ["one value is that value", [7], 7],
  ["numbers with different digits compares them as numbers", [9, 10, 100], 10],
])("the median of %s", (_name, values, expected) => {
  expect(median(values)).toBe(expected);
});

test("the median of no values is NaN", () => {
  expect(median([])).toBeNaN();
});

test("the median does not reorder its values", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
