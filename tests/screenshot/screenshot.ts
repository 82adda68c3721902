import { type Page, test } from "@playwright/test";
import { answerOtherHosts, scrollThrough, visit } from "../browser/visit";
import { paths } from "../site/path";

const folder = "screenshots";
const menuWidth = 1200;

/** Where the visitor is, what is open there, and how much of the page is of interest. */
const states: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  { name: "menu", path: "/flagship/palsam", open: openMenu },
  { name: "viewer", path: "/gallery", open: (page) => page.locator("main li a").first().click() },
];

async function openMenu(page: Page) {
  const isWide = (page.viewportSize()?.width ?? 0) >= menuWidth;
  await page.getByRole("button", { name: isWide ? /^Flagship/ : "Menu" }).click();
}

test.beforeEach(async ({ context, page }, { project }) => {
  await answerOtherHosts(context);
  await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), project.metadata.mode);
});

for (const path of paths.filter((path) => path !== "/home")) {
  test(path, async ({ page }, { project }) => {
    await visit(page, path);
    await scrollThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
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
