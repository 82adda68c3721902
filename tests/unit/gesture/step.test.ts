import fc from "fast-check";
import { arrowStep, stepFrom } from "../../../src/components/gesture/step";

const press = (key: string, modifiers = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});

describe("an arrow key", () => {
  test("steps in its direction", () => {
    expect(arrowStep(press("ArrowRight"), "ltr")).toBe("next");
    expect(arrowStep(press("ArrowLeft"), "ltr")).toBe("previous");
    expect(arrowStep(press("ArrowRight"), "rtl")).toBe("previous");
    expect(arrowStep(press("ArrowLeft"), "rtl")).toBe("next");
  });

  test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("with %s is left to the browser", (modifier) => {
    expect(arrowStep(press("ArrowLeft", { [modifier]: true }), "ltr")).toBeUndefined();
  });

  test.each(["ArrowUp", "ArrowDown", "Tab", "Enter", " ", "a"])(
    "has no effect unless it points left or right: %j",
    (key) => {
      expect(arrowStep(press(key), "ltr")).toBeUndefined();
    },
  );
});

describe("a step", () => {
  test("wraps both ways", () => {
    expect(stepFrom(2, "next", 3)).toBe(0);
    expect(stepFrom(0, "previous", 3)).toBe(2);
    expect(stepFrom(0, "next", 3)).toBe(1);
    expect(stepFrom(2, "previous", 3)).toBe(1);
  });

  test("is undone by the opposite one, and as many steps as slides return to the start", () => {
    const place = fc
      .integer({ min: 1, max: 50 })
      .chain((count) => fc.record({ count: fc.constant(count), slide: fc.nat({ max: count - 1 }) }));
    fc.assert(
      fc.property(place, ({ count, slide }) => {
        expect(stepFrom(stepFrom(slide, "next", count), "previous", count)).toBe(slide);
        let round = slide;
        for (let steps = 0; steps < count; steps++) round = stepFrom(round, "next", count);
        expect(round).toBe(slide);
      }),
    );
  });
});
