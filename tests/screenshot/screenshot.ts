import { type Page, type Route, test } from "@playwright/test";
import { pictures } from "../browser/gallery-page";
import { flagshipMenu } from "../browser/place";
import { scrollThrough, visit } from "../browser/visit";
import { words } from "../site/content";
import { paths } from "../site/path";

const folder = "screenshots";
const menuWidth = 1200;

/** Pages with something open. */
const states: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  { name: "menu", path: flagshipMenu.program.path, open: openMenu },
  {
    name: "viewer",
    path: "/gallery",
    open: (page) => pictures(page).first().click(),
  },
];

async function openMenu(page: Page) {
  const isWide = (page.viewportSize()?.width ?? 0) >= menuWidth;
  await page.getByRole("button", { name: isWide ? flagshipMenu.name : words.navigation.menu }).click();
}

/** Rejects the marker's own picture, so that the bundled one is shown. */
function answerTile(route: Route): Promise<void> {
  if (!/\d+\/\d+\/\d+\.png$/.test(route.request().url())) return route.abort();
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eee6d2"/><path d="M0 60H256M0 190h256M70 0v256M200 0v256" stroke="#fff" stroke-width="14"/></svg>`;
  return route.fulfill({ contentType: "image/svg+xml", body });
}

test.beforeEach(async ({ context, page }, { project }) => {
  await context.route(({ hostname }) => hostname !== "127.0.0.1", answerTile);
  await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), project.metadata.mode);
});

for (const path of paths.filter((path) => path !== "/home")) {
  test(path, async ({ page }, { project }) => {
    await visit(page, path);
    await scrollThrough(page);
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: "instant" });
      // The section list follows the scroll position with a delay of some frames.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const name = path.slice(1).replaceAll("/", "-") || "home";
    await page.screenshot({ path: `${folder}/${name}-${project.name}.png`, fullPage: true });
  });
}

for (const { name, path, open } of states) {
  test(`${path}, ${name} open`, async ({ page }, { project }) => {
    await visit(page, path);
    await open(page);
    await page.screenshot({ path: `${folder}/${name}-${project.name}.png` });
  });
}
