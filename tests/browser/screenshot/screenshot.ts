import { type TestInfo, test } from "@playwright/test";
import { paths } from "../../node/site/path";
import { stubServices } from "../components/office-map/office-map";
import { scrollThrough, visit } from "../navigation/visit";
import { openState, states, statesAt } from "../pages/page-state";

const fileOf = (name: string, { project }: TestInfo) => `screenshots/${name}-${project.name}.png`;

test.beforeEach(async ({ context, page }, { project }) => {
  // Without its external picture, the marker is the bundled one.
  await stubServices(context, { hasMarker: false });
  await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), project.metadata.mode);
});

for (const path of paths.filter((path) => path !== "/home")) {
  test(path, async ({ page }, info) => {
    await visit(page, path);
    await scrollThrough(page);
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: "instant" });
      // The section list follows the scroll position with a delay of some frames.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const name = path.slice(1).replaceAll("/", "-") || "home";
    await page.screenshot({ path: fileOf(name, info), fullPage: true });
  });
}

for (const state of states) {
  test(`${state.path} with ${state.name}`, async ({ page }, info) => {
    const isPossible = statesAt(page.viewportSize()?.width).includes(state);
    test.skip(!isPossible, "The viewport is too wide or too narrow.");
    await openState(page, state);
    await page.screenshot({ path: fileOf(state.name.replaceAll(" ", "-"), info) });
  });
}
