import { surfaceColor } from "../../../src/styles/surface-color";
import { root } from "./token";

test("what cannot read CSS has the navy of the design tokens", () => {
  expect(root.get("--navy")).toBe(surfaceColor);
});
