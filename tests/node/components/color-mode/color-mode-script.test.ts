import { colorModeScript } from "../../../../src/components/color-mode/color-mode-script";

test("the script of the head has no character that React escapes", () => {
  expect(colorModeScript).not.toMatch(/[&<>"']/);
});
