import fc from "fast-check";
import {
  copiesNeeded,
  driftDistance,
  driftDuration,
  driftTime,
} from "../../../src/components/client-logos/drift";

const width = fc.integer({ min: 1, max: 20_000 });

test("a row moves at 30 pixels a second, however wide it is", () => {
  fc.assert(
    fc.property(width, (list) => {
      expect(list / (driftDuration(list) / 1000)).toBeCloseTo(30);
      expect(driftDistance(1000, list)).toBe(30 % list);
    }),
  );
});

test("a row that goes on is where it stopped", () => {
  fc.assert(
    fc.property(width, fc.nat({ max: 10_000_000 }), (list, time) => {
      const distance = driftDistance(time, list);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(list);
      expect(driftDistance(driftTime(distance, list), list)).toBeCloseTo(distance);
    }),
  );
});

test("a place before the row's start is one near its end", () => {
  expect(driftTime(-30, 300)).toBe(driftTime(270, 300));
  expect(driftTime(330, 300)).toBe(driftTime(30, 300));
});

test("a row is full at every moment, with no more copies than that takes", () => {
  fc.assert(
    fc.property(width, width, (row, list) => {
      const copies = copiesNeeded(row, list);
      // At the seam the list itself has just left.
      expect(copies * list).toBeGreaterThanOrEqual(row);
      expect((copies - 1) * list).toBeLessThan(row);
    }),
  );
});

test("a row that is not measured yet has no copies", () => {
  expect(copiesNeeded(0, 0)).toBe(0);
});
