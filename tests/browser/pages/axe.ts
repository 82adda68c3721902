import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
// Dark mode changes only colors.
const colorRules = ["color-contrast", "link-in-text-block"];

/** Returns one line for each element. */
async function findings(page: Page, mode: string): Promise<string[]> {
  // The site has no frames. Legacy mode skips them, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (mode === "light" ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Expects no findings in light and dark mode, and leaves the page in light mode, at its top. */
export async function expectNoFindings(page: Page): Promise<void> {
  // Axe must not measure colors while they change.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // At another scroll position the header covers targets, which axe then reports as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const mode of ["dark", "light"]) {
    await page.evaluate((mode) => document.documentElement.setAttribute("data-color-mode", mode), mode);
    expect.soft(await findings(page, mode), `axe in ${mode} mode`).toEqual([]);
  }
}
