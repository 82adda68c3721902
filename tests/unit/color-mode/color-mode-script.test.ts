import { colorModeScript } from "../../../src/components/color-mode/color-mode-script";

test("the script of the head has nothing that React would write as an entity", () => {
  expect(colorModeScript).not.toMatch(/[&<>"']/);
});
