import { parseColorMode, themeColorOf, themeColors } from "../../../src/components/color-mode/color-mode";
import { colorModeScript } from "../../../src/components/color-mode/color-mode-script";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["", "light"],
  ["DARK", "light"],
  [null, "light"],
  [undefined, "light"],
])("what is stored as %p is the mode %p", (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode);
});

test.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", true, "dark"],
  ["system", false, "light"],
] as const)(
  "the mode %p, with a dark system %p, gives the browser the %p colour",
  (mode, isSystemDark, color) => {
    expect(themeColorOf(mode, isSystemDark)).toBe(themeColors[color]);
  },
);

test("the script of the head has nothing that React would write as an entity", () => {
  expect(colorModeScript).not.toMatch(/[&<>"']/);
});
