import type { Page } from "@playwright/test";

const pictureLimit = 200 * 1024;

/** Characters in a line of running text. */
const lineLimit = 75;

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
 * pictures and layout shifts over their limits.
 *
 * @returns a function that returns the problems since its last call
 */
export async function watchProblems(page: Page): Promise<() => Promise<string[]>> {
  let found: (string | Promise<string[]>)[] = [];
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
    found = [];
    const shifts: Shift[] = await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const shift = `shift of ${sum}: ${shifts.map(({ moved }) => moved).join(" | ")}`;
    return [...problems.flat(), ...(sum > shiftLimit ? [shift] : [])];
  };
}

/** Returns content outside the viewport, and text that a box cuts off. Runs in the page. */
export function lostContent(): string[] {
  const edge = document.documentElement.clientWidth;
  const isBoxed = (element: Element): boolean => {
    const box = element.parentElement;
    if (!box || box === document.body) return false;
    return getComputedStyle(box).overflowX !== "visible" || isBoxed(box);
  };
  const problems = document.documentElement.scrollWidth > edge ? ["the page scrolls horizontally"] : [];
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = element.textContent?.trim().slice(0, 40) ?? "";
    const { left, right, width } = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (hasText && width > 1 && !isBoxed(element) && (left < -1 || right > edge + 1))
      problems.push(`sticks out: ${words}`);
    const { overflowY, overflowX, webkitLineClamp } = getComputedStyle(element);
    const isClipping = /hidden|clip/.test(overflowX + overflowY);
    if (!isClipping || webkitLineClamp !== "none" || element.clientWidth <= 1 || !words) continue;
    if (element.querySelector("img")) continue;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) problems.push(`cut off: ${words}`);
  }
  return problems;
}

/** Returns lines with more characters than `limit`. Ignores paragraphs of one line. Runs in the page. */
export function longLines(limit: number): string[] {
  const found: string[] = [];
  for (const paragraph of document.querySelectorAll("main p")) {
    if (!paragraph.checkVisibility()) continue;
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const line = Math.round(range.getBoundingClientRect().bottom / 4);
        lines.set(line, (lines.get(line) ?? "") + word);
      }
    }
    const texts = [...lines.values()].map((line) => line.trim());
    if (texts.length > 1) found.push(...texts.filter((line) => line.length > limit));
  }
  return found.map((line) => `long line: ${line}`);
}

/** Returns the words of headings, buttons and plain table cells that break across lines. Runs in the page. */
export function dividedWords(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll(
    "main :is(h1, h2, h3, thead th, td:not(:has(*))), button",
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    }
  }
  return found;
}

/**
 * Returns pictures that have not loaded or cannot be decoded. Ignores lazy pictures that the browser has not
 * fetched, such as the next slide of a carousel outside the viewport. Runs in the page.
 */
export async function missingPictures(): Promise<string[]> {
  const shown = [...document.images].filter((image) => {
    const { width, left, right } = image.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth && (image.complete || image.loading !== "lazy");
  });
  const missing = await Promise.all(
    shown.map((image) =>
      image.decode().then(
        () => (image.naturalWidth > 0 ? [] : [image.currentSrc]),
        () => [image.currentSrc || image.src],
      ),
    ),
  );
  return missing.flat().map((src) => `no picture: ${src}`);
}

export async function auditLayout(page: Page): Promise<string[]> {
  return [...(await page.evaluate(lostContent)), ...(await page.evaluate(longLines, lineLimit))];
}
