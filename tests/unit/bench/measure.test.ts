import { formatted, type Measure } from "../../bench/measure";

test.each<[Measure, number, string]>([
  ["performance", 99, "99"],
  ["lcp", 1651.6, "1,652 ms"],
  ["tbt", 20.4, "20.4 ms"],
  ["lcpRatio", 1.0996, "1.1"],
  ["lcpRatio", 1.1004, "1.1"],
  ["lcpRatio", 1.1006, "1.101"],
  ["cls", 0.00123, "0.0012"],
  ["document", 14_600, "14.6 KB"],
  ["document", 14_612, "14.61 KB"],
  ["requests", 12, "12"],
])("%s of %d is written as %s", (measure, value, expected) => {
  expect(formatted(measure, value)).toBe(expected);
});
