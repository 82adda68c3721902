import { parseColorMode } from "../../../src/components/color-mode/color-mode";
import { colorModeScript } from "../../../src/components/color-mode/color-mode-script";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["", "light"],
  ["DARK", "light"],
  [undefined, "light"],
])("%p names the mode %p", (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode);
});

test("the script of the head has nothing that React would write as an entity", () => {
  expect(colorModeScript).not.toMatch(/[&<>"']/);
});
