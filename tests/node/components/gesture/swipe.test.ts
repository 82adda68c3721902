import { swipeStep, wheelSwipes } from "../../../../src/components/gesture/swipe";

describe("a swipe", () => {
  test.each([
    ["over 40 px to the left shows the next slide", -41, 0, "next"],
    ["over 40 px to the right shows the previous slide", 41, 0, "previous"],
    ["of 40 px or less does nothing", 40, 0, undefined],
    ["of 40 px or less to the left does nothing", -40, 0, undefined],
    ["that goes farther down than across does nothing", -100, 101, undefined],
    ["that goes farther up than across does nothing", -100, -101, undefined],
    ["that goes farther across than down counts", -100, 99, "next"],
  ])("%s", (_, x, y, step) => {
    expect(swipeStep({ x: 0, y: 0 }, { x, y }, "ltr")).toBe(step);
  });

  test("is mirrored in a page that reads from right to left", () => {
    expect(swipeStep({ x: 0, y: 0 }, { x: -41, y: 0 }, "rtl")).toBe("previous");
  });
});

describe("a swipe on a trackpad", () => {
  /** Sends events in turn: the time of each in milliseconds, and how far it moves. */
  function steps(...events: [timeStamp: number, deltaX: number][]) {
    const wheelStep = wheelSwipes();
    return events.map(([timeStamp, deltaX]) => wheelStep({ timeStamp, deltaX }, "ltr"));
  }

  test("is one step, however far it goes", () => {
    expect(steps([0, 20], [16, 30], [32, 90], [200, 90])).toEqual([undefined, "next", undefined, undefined]);
  });

  test("after a pause is another step, also back", () => {
    expect(steps([0, 50], [300, -50])).toEqual(["next", "previous"]);
  });

  test("that stops short does not add to the next one", () => {
    expect(steps([0, 30], [300, 30])).toEqual([undefined, undefined]);
  });
});
