import { expect, test } from "@playwright/test";
import { certificationMenu, flagshipMenu } from "../../navigation/place";
import { visit } from "../../navigation/visit";
import { main, menuButton } from "./main-navigation";

const orange = "rgb(247, 150, 34)";

test("the button of a menu is orange and names the current page, whose entry is orange and bold", {
  tag: "@phone",
}, async ({ page }) => {
  const { name, path } = flagshipMenu.program;
  await visit(page, path);
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  const button = main(page).getByRole("button", { name: `${flagshipMenu.name} ${name}`, exact: true });
  await expect(button).toHaveCSS("color", orange);
  const link = main(page).locator("[aria-current=page]");
  await expect(link).toHaveText(name);
  await expect(link).toHaveCSS("color", orange);
  const weight = await link.evaluate((link) => getComputedStyle(link).fontWeight);
  expect(Number(weight)).toBeGreaterThanOrEqual(700);
});

/** Returns whether the button itself or the edge of the header cuts off the text of a button. */
function isCutOff(button: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(button);
  const text = range.getBoundingClientRect();
  const bar = button.closest("header")?.getBoundingClientRect();
  // Both widths are rounded.
  const isClipped = [button, ...button.querySelectorAll("*")].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );
  const isOutside =
    !bar || text.left < bar.left || text.right > bar.right || text.top < bar.top || text.bottom > bar.bottom;
  return isClipped || isOutside;
}

// tests/browser/pages/audit.spec.ts tests that no page scrolls horizontally.
test("the longest names of programs are shown in full, and the header keeps its height", async ({ page }) => {
  const longest = [flagshipMenu, certificationMenu].flatMap(({ links }) =>
    links
      .toSorted((one, other) => other.name.length - one.name.length)
      .slice(0, 3)
      .map(({ path }) => path),
  );
  await page.route(/\.js$/, (route) => route.abort());
  const heights = new Set<number>();
  for (const path of ["/partners", ...longest]) {
    await page.goto(path);
    // `document.fonts.ready` is of no use: in Firefox it can resolve before the font starts to load.
    await page.evaluate(() => document.fonts.load(getComputedStyle(document.body).font.replace(/,.*/, "")));
    for (const button of await main(page).locator("[data-current=true]").all()) {
      expect.soft(await button.evaluate(isCutOff), path).toBe(false);
    }
    heights.add(Math.round((await page.getByRole("banner").boundingBox())?.height ?? 0));
  }
  expect([...heights]).toHaveLength(1);
});
