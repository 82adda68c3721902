import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const engine = readFileSync(require.resolve("accessibility-checker-engine"), "utf8");

/** What this file uses of a report of IBM's engine. */
type Report = { results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] };

/** Returns what axe finds in the page in its present state, a line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Without frames there is nothing to put together in a second page: half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe ${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/**
 * What IBM's engine calls a violation. What it calls potential it cannot tell: it asks somebody to look, such
 * as whether each focus shows, and asks again however it is answered.
 */
export async function engineFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => Reflect.has(window, "ace"));
  // Evaluated, not added as an element: the page stays what it is.
  if (!isThere) await page.evaluate(engine);
  // The engine does not know that a modal dialog puts the page behind it out of reach.
  const { results }: Report = await page.evaluate(
    `new ace.Checker().check(document.querySelector(":modal") ?? document, ["IBM_Accessibility"])`,
  );
  return results
    .filter(({ value }) => value.join() === "VIOLATION,FAIL")
    .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message}: ${snippet}`);
}

/** Expects that engines find nothing in the page, light and dark. */
export async function expectNoFindings(
  page: Page,
  state: string,
  engines: ((page: Page) => Promise<string[]>)[],
): Promise<void> {
  // What the header covers at another place, axe would find too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const mode of ["light", "dark"]) {
    await page.evaluate((mode) => document.documentElement.setAttribute("data-color-mode", mode), mode);
    const findings: string[] = [];
    for (const find of engines) findings.push(...(await find(page)));
    expect.soft(findings, `${state}, ${mode}`).toEqual([]);
  }
}
