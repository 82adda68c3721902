import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const colorRules = ["color-contrast", "link-in-text-block"];
const engine = readFileSync(require.resolve("accessibility-checker-engine"), "utf8");

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string };

/** Returns one line for each element. */
export async function axeFindings(page: Page, mode: string): Promise<string[]> {
  // The site has no frames. Legacy mode skips them, and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Dark mode changes only colors.
  const isLight = mode === "light";
  const { violations } = await (isLight ? axe.withTags(tags) : axe.withRules(colorRules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Whether a result is about the contrast of a text on a landing. The engine does not see the picture behind it. */
const isOnPicture = `({ ruleId, path }) =>
  ruleId === "text_contrast_sufficient" &&
  document.querySelector("h1").parentElement.contains(document.evaluate(path.dom, document).iterateNext())`;

/**
 * Ignores potential violations: they ask a person to check something, such as whether each focus is visible,
 * and no change of the page removes them. landing-contrast.spec.ts measures the contrast on landings.
 */
export async function engineFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, "ace"));
  // A script element would change the page, so run the engine with `evaluate`.
  if (!isThere) await page.evaluate(engine);
  // The engine ignores that a modal dialog makes the page behind it inert.
  const results: Result[] = await page.evaluate(
    `new ace.Checker()
      .check(document.querySelector(":modal") ?? document, ["IBM_Accessibility"])
      .then(({ results }) => results.filter((result) => !(${isOnPicture})(result)))`,
  );
  return results
    .filter(({ value }) => value.join() === "VIOLATION,FAIL")
    .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message}: ${snippet}`);
}

export async function expectNoFindings(
  page: Page,
  state: string,
  engines: ((page: Page, mode: string) => Promise<string[]>)[],
): Promise<void> {
  // At another scroll position the header covers targets, which axe then reports as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const mode of ["light", "dark"]) {
    await page.evaluate((mode) => document.documentElement.setAttribute("data-color-mode", mode), mode);
    const findings: string[] = [];
    for (const find of engines) findings.push(...(await find(page, mode)));
    expect.soft(findings, `${state}, ${mode}`).toEqual([]);
  }
}
