import { isPlain } from "../../../src/navigation/plain-click";

const none = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("a click opens a link in the same tab, unless it has a modifier key or another button", () => {
  expect(isPlain(none)).toBe(true);
  for (const change of [
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])
    expect([change, isPlain({ ...none, ...change })]).toEqual([change, false]);
});
