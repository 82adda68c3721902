import { type Browser, type CDPSession, expect, type Page } from "@playwright/test";
import { isHydrated } from "../visit";
import { asTyped, withoutPage } from "./model";

/** `address` is that of the tab at the moment of the click. */
type Click = {
  address: string;
  /** The address of the link, without the host. */
  link?: string;
  /** The labels of the checked boxes, once the browser has changed the box that was clicked. */
  checked?: string[];
};

/** A visitor has one tab. */
export type Visitor = {
  page: Page;
  devTools: CDPSession;
  clicks: Click[];
  /** Requests without an answer, except for prefetched files, by their identifiers. */
  pending: Map<string, { loaderId: string; url: string }>;
  /** Errors and failed assertions, except for files that the line has lost. */
  errors: string[];
  /** The file whose requests are aborted. */
  lost: RegExp | undefined;
  /** Whether a lost file keeps React from hydrating the page. */
  isStatic: boolean;
  /** Whether something has added elements to the document. */
  isForeign: boolean;
  /** How many documents the tab has requested. */
  documents: number;
};

declare global {
  interface Window {
    reportClick(click: Click): void;
    isHydrated(): boolean;
  }
}

/** Reports the visitor's clicks to the test, and keeps the visitor on the site. Runs in the page. */
function watchClicks(): void {
  const pathOf = ({ pathname, search, hash }: Location | HTMLAnchorElement) => pathname + search + hash;
  const onClick = (event: MouseEvent) => {
    const { target, isTrusted } = event;
    if (!isTrusted || !(target instanceof Element)) return;
    const link = target.closest("a");
    if (link && link.origin !== location.origin) event.preventDefault();
    const boxes = target.matches("[type=checkbox]") ? document.querySelectorAll("main :checked") : undefined;
    window.reportClick({
      address: pathOf(location),
      link: link ? pathOf(link) : undefined,
      checked: boxes && [...boxes].map((box) => (box as HTMLInputElement).value),
    });
  };
  addEventListener("click", onClick, true);
}

/** Adds elements to the page, as extensions of the browser do. Runs in the page. */
export function addElements(): void {
  for (const part of document.querySelectorAll("main, form > div, main label, footer li + li, h1"))
    part.before(document.createElement("i"));
}

/** The errors that a lost file causes. */
const isExpected = (message: string) =>
  /^Failed to load resource|^page resources for .* not found|^Loading chunk .* failed/.test(message);

/** Opens a tab with its own history and cache. */
export async function openTab(browser: Browser, width: number): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const visitor: Visitor = {
    page,
    devTools,
    clicks: [],
    pending: new Map(),
    errors: [],
    lost: undefined,
    isStatic: false,
    isForeign: false,
    documents: 0,
  };
  const report = (message: string) => {
    if (message.includes("ERR_BLOCKED_BY_CLIENT")) return;
    // Elements that are added while React hydrates cannot be held back. React renders the page anew.
    if (visitor.isForeign && /^Minified React error #4(?:18|23|25)\b/.test(message)) return;
    if (!visitor.lost || !isExpected(message)) visitor.errors.push(message);
    else if (message.startsWith("page resources")) visitor.isStatic = true;
  };
  devTools.on("Network.requestWillBeSent", ({ requestId, loaderId, type, request }) => {
    if (requestId === loaderId)
      Object.assign(visitor, { isStatic: false, isForeign: false, documents: visitor.documents + 1 });
    if (type !== "Prefetch") visitor.pending.set(requestId, { loaderId, url: request.url });
  });
  devTools.on("Network.loadingFinished", ({ requestId }) => visitor.pending.delete(requestId));
  devTools.on("Network.loadingFailed", ({ requestId }) => visitor.pending.delete(requestId));
  // The browser does not report what becomes of the requests of the last document.
  devTools.on("Page.frameNavigated", ({ frame }) => {
    for (const [id, { loaderId }] of visitor.pending)
      if (loaderId !== frame.loaderId) visitor.pending.delete(id);
  });
  page.on("pageerror", ({ message }) => report(message));
  page.on("console", (message) => {
    const { url } = message.location();
    const isWithoutPage = withoutPage.some((path) => url.endsWith(path) && !url.includes("/page-data/"));
    const isError = ["error", "assert"].includes(message.type());
    if (isError && !isWithoutPage) report(`${message.text()} (${url})`);
  });
  await context.exposeBinding("reportClick", (_source, click: Click) => visitor.clicks.push(click));
  await context.addInitScript(watchClicks);
  await context.addInitScript(`window.isHydrated = ${isHydrated}`);
  await devTools.send("Page.enable");
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", {
    urls: ["https://*", "*.avif", "*.jpg", "*.png", "*.webp"],
  });
  return visitor;
}

/** @param action clicks something */
export async function clickOf(visitor: Visitor, action: () => Promise<void>): Promise<Click> {
  const { clicks } = visitor;
  clicks.length = 0;
  const click = async () => {
    await action();
    await expect.poll(() => clicks.length, { message: "a click reaches the page" }).toBeGreaterThan(0);
  };
  await click().catch((error) => {
    // The browser sends no click if React replaces the link between `pointerdown` and `pointerup`.
    if (!visitor.isForeign) throw error;
    return click();
  });
  const { address = "", ...control } = clicks.find(({ link, checked }) => link ?? checked) ?? clicks[0] ?? {};
  return { ...control, address: asTyped(address) };
}

const files = /\/page-data\.json$|\.js$/;

/** Delays scripts and page data by `delay` milliseconds, and aborts requests for `lost`. */
export async function setLine(visitor: Visitor, line: { delay: number; lost?: RegExp }): Promise<void> {
  const { page } = visitor;
  const { delay, lost } = line;
  visitor.lost = lost;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (delay === 0 && !lost) return;
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The tab may be closed by now.
    await (lost?.test(route.request().url()) ? route.abort() : route.continue()).catch(() => {});
  });
}

/** Returns whether the page is hydrated, or empty because of an error. Runs in the page. */
const isReady = () =>
  window.isHydrated() || (document.readyState === "complete" && !document.querySelector("footer"));

/** Waits for the next frame, the one after it, and an idle moment, if one comes. Runs in the page. */
const settleFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(true), { timeout: 1000 })),
    );
  });

/** Waits until every request has an answer, the page is hydrated, and nothing more happens. */
export async function settle(visitor: Visitor): Promise<void> {
  const { page, pending } = visitor;
  const limits = { timeout: 30_000, intervals: [5, 10, 20] };
  const waiting = () => [...pending.values()].map(({ url }) => url);
  // A new document may replace the page at any time.
  const isDone = async () => visitor.isStatic || (await page.evaluate(isReady).catch(() => false));
  do {
    await expect.poll(waiting, { ...limits, message: "every request has an answer" }).toEqual([]);
    await expect.poll(isDone, { ...limits, message: "React hydrates the page" }).toBe(true);
    await page.waitForFunction(settleFrames);
  } while (pending.size > 0);
}

/** Repeats a command until it succeeds. A command can fail while the browser loads a new document. */
export const insist = (command: () => Promise<unknown>) =>
  expect(command).toPass({ timeout: 30_000, intervals: [20] });

/** Returns the history of the tab, without the blank page that the tab starts with. */
export async function historyOf({ devTools }: Visitor) {
  let index = 0;
  let steps: { id: number; address: string }[] = [];
  await insist(async () => {
    const { currentIndex, entries } = await devTools.send("Page.getNavigationHistory");
    index = currentIndex - 1;
    steps = entries.slice(1).map(({ id, url }) => {
      const { pathname, search, hash } = new URL(url);
      return { id, address: asTyped(pathname + search + hash) };
    });
  });
  return { steps, index };
}
