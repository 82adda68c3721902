import { median } from "../../bench/median";

test.each([
  ["three values is the one in the middle, whatever their order", [30, 9, 200], 30],
  ["four values is the mean of the two in the middle", [4, 1, 3, 2], 2.5],
  ["no values is NaN", [], Number.NaN],
])("the median of %s", (_name, values, expected) => {
  expect(median(values)).toBe(expected);
});
