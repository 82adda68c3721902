import { chromium, expect, test } from "@playwright/test";
import { freePort } from "../../../src/command/port.mjs";
import { pathGroups } from "../navigation/visit";

const categories = ["accessibility", "best-practices", "seo", "agentic-browsing"];

/** Returns the audits that a page fails, and the categories with fewer than 100 points. */
async function problemsOf(address: string, port: number): Promise<string[]> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(address, { port, logLevel: "error", onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`);
  const { lhr } = result;
  return Object.values(lhr.categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, score, auditRefs }) => {
      const lost = auditRefs.filter((audit) => audit.weight > 0 && (lhr.audits[audit.id]?.score ?? 1) < 1);
      return [`${id}: ${score}`, ...lost.map((audit) => `${id}: ${lhr.audits[audit.id]?.title}`)];
    });
}

for (const { name, paths } of pathGroups) {
  test(`${name}: Lighthouse gives 100 points for ${categories}`, async ({ baseURL, launchOptions }) => {
    test.setTimeout(600_000);
    const port = await freePort(9700 + 100 * test.info().parallelIndex);
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    for (const path of paths) {
      await test.step(path, async () => {
        expect.soft(await problemsOf(`${baseURL}${path}`, port), path).toEqual([]);
      });
    }
    await browser.close();
  });
}
