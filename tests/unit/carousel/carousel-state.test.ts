import fc from "fast-check";
import {
  type CarouselAction,
  carouselReducer,
  initialState,
  isRotating,
} from "../../../src/components/carousel/carousel-state";

const count = 3;

const stateAfter = (...actions: CarouselAction[]) => actions.reduce(carouselReducer, initialState);

const action = fc.oneof(
  fc.record({ type: fc.constant("show" as const), slide: fc.nat({ max: count - 1 }) }),
  fc.record({
    type: fc.constant("step" as const),
    step: fc.constantFrom("previous" as const, "next" as const),
    count: fc.constant(count),
  }),
  fc.record({
    type: fc.constantFrom("stop" as const, "start" as const, "enter" as const, "leave" as const),
  }),
);

describe("the carousel", () => {
  test("pauses while a pointer hovers, and continues when it leaves", () => {
    expect(isRotating(stateAfter({ type: "enter" }))).toBe(false);
    expect(isRotating(stateAfter({ type: "enter" }, { type: "leave" }))).toBe(true);
  });

  test("that has stopped starts again only with the rotation control", () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const others = actions.filter(({ type }) => type !== "start");
        const stopped = stateAfter({ type: "stop" }, ...others);
        expect(isRotating(stopped)).toBe(false);
        const restarted = carouselReducer(stopped, { type: "start" });
        expect(isRotating(carouselReducer(restarted, { type: "leave" }))).toBe(true);
      }),
    );
  });
});
