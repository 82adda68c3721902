import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { type Site, startSite } from "../../serve-site";
import { answerOtherHosts, scrollThrough, visit } from "../navigation/visit";
import { expectNoFindings } from "../pages/axe";
import { recordClasses } from "./class-record";
import { type Language, projectOf } from "./fixture-site";
import { pictures } from "./pictures";

let sites: Record<Language, Site>;
test.beforeAll(async () => {
  const start = (language: Language) => startSite(join(projectOf(language), "public"));
  sites = { english: await start("english"), arabic: await start("arabic") };
});
test.afterAll(() => {
  for (const site of Object.values(sites)) site.stop();
});

/** Returns the area of an element in the page, with its shadow and its outline. */
async function areaOf(element: Locator) {
  return element.evaluate((element) => {
    const margin = 12;
    const { x, y, width, height } = element.getBoundingClientRect();
    const left = Math.max(0, x - margin);
    const top = Math.max(0, y + scrollY - margin);
    const right = Math.min(document.documentElement.clientWidth, x + width + margin);
    const bottom = Math.min(document.documentElement.scrollHeight, y + scrollY + height + margin);
    return { x: left, y: top, width: right - left, height: bottom - top };
  });
}

for (const { name, path, language = "english", viewport, mode, media, isOnline, part, reach } of pictures) {
  test(name, async ({ page }) => {
    if (isOnline) await answerOtherHosts(page.context());
    else await page.route(/^https:/, (route) => route.abort());
    if (viewport) await page.setViewportSize(viewport);
    if (mode) await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), mode);
    if (media) await page.emulateMedia(media);
    await visit(page, `${sites[language].address}${path}`);
    await scrollThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const element = part?.(page);
    if (element && reach) await element.scrollIntoViewIfNeeded();
    await reach?.(page, element ?? page.locator("body"));
    // The header would cover the start of a part that is longer than the window.
    const box = await element?.boundingBox();
    if (box && box.height + 100 > (page.viewportSize()?.height ?? 0))
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const area = element ? { fullPage: true, clip: await areaOf(element) } : {};
    await recordClasses(page, name, area.clip);
    await expect(page).toHaveScreenshot(`${name}.png`, area);
  });
}

test("axe finds no problems in the kit", async ({ page }) => {
  await visit(page, `${sites.english.address}/kit`);
  await expectNoFindings(page);
});
