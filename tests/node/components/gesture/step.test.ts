import { arrowStep, stepFrom } from "../../../../src/components/gesture/step";

const press = (key: string, modifiers = {}) => ({
  ...{ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...modifiers,
});

describe("an arrow key", () => {
  test.each([
    ["ArrowRight", "ltr", "next"],
    ["ArrowLeft", "ltr", "previous"],
    ["ArrowRight", "rtl", "previous"],
    ["ArrowLeft", "rtl", "next"],
    ["ArrowUp", "ltr", undefined],
    ["Tab", "ltr", undefined],
    ["a", "ltr", undefined],
  ] as const)("steps in its direction, if it points left or right: %s, %s", (key, direction, step) => {
    expect(arrowStep(press(key), direction)).toBe(step);
  });

  test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("with %s is left to the browser", (modifier) => {
    expect(arrowStep(press("ArrowLeft", { [modifier]: true }), "ltr")).toBeUndefined();
  });
});

test("a step wraps both ways", () => {
  expect([stepFrom(2, "next", 3), stepFrom(0, "next", 3)]).toEqual([0, 1]);
  expect([stepFrom(0, "previous", 3), stepFrom(2, "previous", 3)]).toEqual([2, 1]);
});
