import {
  atStart,
  type MotionAction,
  motionOf,
  motionReducer,
} from "../../../src/components/client-logos/motion-state";

const motionAfter = (...types: MotionAction["type"][]) =>
  motionOf(types.map((type): MotionAction => ({ type })).reduce(motionReducer, atStart));

test.each<[string, MotionAction["type"][]]>([
  ["at first", []],
  ["when the pointer has left", ["enter", "leave"]],
  ["when the focus has left", ["focus", "blur"]],
  ["when started by the control, though it has the focus", ["focus", "toggle", "toggle"]],
  ["when a visitor who asks for less motion starts them", ["stop", "focus", "toggle"]],
])("the rows move %s", (_, types) => {
  expect(motionAfter(...types)).toBe("moving");
});

test("the rows wait for a pointer to leave", () => {
  expect(motionAfter("enter")).toBe("paused");
});

test.each<[string, MotionAction["type"][]]>([
  ["by the control", ["toggle"]],
  ["by the control, for good", ["toggle", "enter", "leave", "focus", "blur"]],
  ["for a visitor who asks for less motion", ["stop"]],
  ["while the keyboard's focus is there", ["focus"]],
])("the rows stand still %s", (_, types) => {
  expect(motionAfter(...types)).toBe("still");
});
