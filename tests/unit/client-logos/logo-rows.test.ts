import fc from "fast-check";
import { logoRows } from "../../../src/components/client-logos/logo-rows";

test("logos 1, 3, 5 … stand in the first row, 2, 4, 6 … in the second", () => {
  expect(logoRows([1, 2, 3, 4, 5, 6])).toEqual([
    [1, 3, 5],
    [2, 4, 6],
  ]);
});

test("28 logos make two rows of 14", () => {
  const [first, second] = logoRows(Array.from({ length: 28 }, (_, index) => index));
  expect([first.length, second.length]).toEqual([14, 14]);
});

test("no logo is lost or doubled", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), (logos) => {
      expect(logoRows(logos).flat().toSorted()).toEqual(logos.toSorted());
    }),
  );
});
