import { expect, type Page } from "@playwright/test";
import { contact } from "../../node/site/content";
import { one, readPage, textOf } from "../../node/site/html";
import { scrollThrough, visit } from "../navigation/visit";
import { missingPictures } from "./page-audit";

const pictureLimit = 200 * 1024;

/** Some shifts remain when the font replaces the fallback. */
const shiftLimit = 0.01;

type Shift = { value: number; moved: string };

/**
 * Records layout shifts from the start of every document, in Chromium only. Ignores shifts that follow an
 * input, and those that nobody sees: on a busy machine, Chromium reports movements by a fraction of a pixel.
 */
function recordShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput") || Reflect.get(entry, "value") < 0.0001) continue;
      const sources: { node?: Node }[] = Reflect.get(entry, "sources");
      const moved = sources.map(({ node }) => `${node?.textContent?.slice(0, 40)}`).join(" | ");
      shifts.push({ value: Reflect.get(entry, "value"), moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Collects console messages (including policy violations), errors, failed requests, requests to other hosts,
 * pictures and layout shifts over their limits. Returns a function that returns them.
 */
async function watchProblems(page: Page): Promise<() => Promise<string[]>> {
  const found: (string | Promise<string[]>)[] = [];
  await page.addInitScript(recordShifts);
  page.on("console", (message) => found.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => found.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Requests of the previous page end when the next page opens.
    const isEnded = /^(net::ERR|NS_BINDING)_ABORTED$/.test(request.failure()?.errorText ?? "");
    if (!isEnded) found.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") found.push(`other host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
    if (response.request().resourceType() !== "image") return;
    const size = response.body().then(
      ({ length }) => (length > pictureLimit ? [`${length} bytes: ${response.url()}`] : []),
      () => [],
    );
    found.push(size);
  });
  return async () => {
    const problems = await Promise.all(found);
    const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, "shifts"));
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const shift = `shift of ${sum}: ${shifts.map(({ moved }) => moved).join(" | ")}`;
    return [...problems.flat(), ...(sum > shiftLimit ? [shift] : [])];
  };
}

/** Opens a page, scrolls to its end, and expects its title, one main heading, its pictures and no problems. */
export async function expectNoProblems(page: Page, path: string): Promise<void> {
  const takeProblems = await watchProblems(page);
  await visit(page, path);
  expect.soft(await page.title(), "title").toBe(textOf(one(readPage(path), "title")));
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // The map of the contact page requests other hosts when it is near the viewport.
  if (path !== contact.path) await scrollThrough(page);
  expect.soft(await takeProblems(), "problems while the page loads and is scrolled").toEqual([]);
  expect.soft(await page.evaluate(missingPictures), "missing pictures").toEqual([]);
}
