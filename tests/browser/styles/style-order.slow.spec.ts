import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { templatePaths as templates } from "../navigation/place";
import { visit } from "../navigation/visit";

// The test adds the styles of other pages.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

/** Returns the address of the stylesheet that belongs to the component of a page. The document names it. */
function sheetOf(path: string): string {
  const [, address] = readFileSync(`public${path}/index.html`, "utf8").match(/data-href="([^"]+)"/) ?? [];
  return readFileSync(`public${address}`, "utf8");
}

const propertiesOf = (css: string) => [
  ...new Set([...css.matchAll(/[{;]([a-z][a-z-]*):/g)].map(([, name = ""]) => name)),
];

/** Returns one line for each property and element of the body. */
function looks(page: Page, properties: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (names) =>
      [...document.body.querySelectorAll("*")].flatMap((element) => {
        const style = getComputedStyle(element);
        const name = `${element.localName} ${element.getAttribute("alt") ?? element.textContent?.slice(0, 20)}`;
        return names.map((property) => `${name}: ${property}: ${style.getPropertyValue(property)}`);
      }),
    properties,
  );
}

for (const path of templates) {
  test(`${path} looks the same whichever page's styles load first`, async ({ page }) => {
    test.setTimeout(120_000);
    const others = templates
      .filter((other) => other !== path)
      .map((other) => [other, sheetOf(other)] as const);
    const properties = propertiesOf(others.map(([, css]) => css).join());
    await visit(page, path);
    // The list of sections marks the current one after hydration.
    const sections = page.getByRole("navigation", { name: words.navigation.sections });
    if (await sections.isVisible()) await expect(sections.locator("[aria-current]")).toHaveCount(1);
    await expect(page.locator('link[href^="/deferred-"]')).toHaveCount(1);
    const before = await looks(page, properties);
    for (const [other, css] of others) {
      const added = await page.addStyleTag({ content: css });
      const after = await looks(page, properties);
      expect
        .soft(after.filter((variant, index) => variant !== before[index]).slice(0, 10), other)
        .toEqual([]);
      await added.evaluate((element) => element.parentNode?.removeChild(element));
    }
  });
}
