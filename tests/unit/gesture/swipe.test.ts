import fc from "fast-check";
import { type Direction, swipeStep } from "../../../src/components/gesture/swipe";

const from = (across: number, down = 0, direction: Direction = "ltr") =>
  swipeStep({ x: 200, y: 300 }, { x: 200 + across, y: 300 + down }, direction);

const pixels = fc.integer({ min: -2000, max: 2000 });
const point = fc.record({ x: pixels, y: pixels });
const direction = fc.constantFrom<Direction>("ltr", "rtl");

describe("a swipe", () => {
  test("over 40 px to the left shows the next slide, to the right the previous one", () => {
    expect(from(-41)).toBe("next");
    expect(from(41)).toBe("previous");
  });

  test("of 40 px or less does nothing", () => {
    expect(from(-40)).toBeUndefined();
    expect(from(40)).toBeUndefined();
    expect(from(0)).toBeUndefined();
  });

  test("that goes farther down or up than across does nothing", () => {
    expect(from(-100, 101)).toBeUndefined();
    expect(from(-100, -101)).toBeUndefined();
    expect(from(-100, 99)).toBe("next");
  });

  test("is mirrored in a page that reads from right to left", () => {
    fc.assert(
      fc.property(point, point, (start, end) => {
        const mirror = { next: "previous", previous: "next" } as const;
        const step = swipeStep(start, end, "ltr");
        expect(swipeStep(start, end, "rtl")).toBe(step && mirror[step]);
      }),
    );
  });

  test("in the opposite direction goes back", () => {
    fc.assert(
      fc.property(point, point, direction, (start, end, direction) => {
        const [there, back] = [swipeStep(start, end, direction), swipeStep(end, start, direction)];
        expect(new Set([there, back]).size).toBe(there === undefined ? 1 : 2);
      }),
    );
  });

  test("does not depend on where it starts", () => {
    fc.assert(
      fc.property(point, point, direction, ({ x, y }, by, direction) => {
        const moved = swipeStep({ x, y }, { x: x + by.x, y: y + by.y }, direction);
        expect(moved).toBe(swipeStep({ x: 0, y: 0 }, by, direction));
      }),
    );
  });
});
