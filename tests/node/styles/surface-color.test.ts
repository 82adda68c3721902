import { surfaceColor } from "../../../src/styles/surface-color";
import { root } from "./token";

test("the bars of browsers and the icons have the color of the header", () => {
  expect(surfaceColor).toBe(root.get("--navy"));
});
