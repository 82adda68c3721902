import type { BrowserContext, Page, Request } from "@playwright/test";

/** One pixel, as a PNG file. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Answers requests to other hosts, which fail otherwise. Interception also disables the browser's cache: each page loads all
 * its files again.
 */
export async function answerOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "image/png", body: pixel }),
  );
}

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

export const holdScripts = (page: Page) => holdRequests(page, /\.js$/);

/** Opens a page without its scripts. They load when the returned function is called. */
export async function openHeld(
  page: Page,
  path: string,
  waitUntil: "commit" | "domcontentloaded" | "load" = "load",
): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil });
  return release;
}

/** Sets the default font size of the browser. Works in Chromium only. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
}

/** Sets the spacing of WCAG 1.4.12. The policy of pages allows styles that no element contains. */
export const widenTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** Stops the installed clock of the page a number of milliseconds from now. */
export async function pauseClock(page: Page, ahead: number): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, ahead));
}

/** Returns the paths of the requests from now on that pass a test. */
export function watchRequests(page: Page, isWatched: (request: Request) => boolean): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (isWatched(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

export const watchDocuments = (page: Page) => watchRequests(page, (request) => request.isNavigationRequest());

/** Runs in the page. */
export const isHydrated = () => document.documentElement.dataset.scripts === "ready";

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Starts the scripts at once, as a gesture does, instead of when the page is idle. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Scrolls in steps of the viewport height. Waits for the pictures that come into view. Runs in the page. */
async function scrollToEnd(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isInView = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const root = document.documentElement;
  for (let top = 0; top < root.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
    await nextFrame();
    // The browser may not load a copy of a picture that its box clips.
    const missing = [...document.images].filter(
      (image) => isInView(image) && !image.complete && !image.closest("[aria-hidden]"),
    );
    // A picture that is removed, such as a tile of the map, never arrives.
    while (missing.some(({ complete, isConnected }) => !complete && isConnected)) await nextFrame();
  }
  scrollTo({ top: root.scrollHeight, behavior: "instant" });
  await nextFrame();
}

export const scrollThrough = (page: Page): Promise<void> => page.evaluate(scrollToEnd);
