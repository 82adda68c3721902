import type { Page } from "@playwright/test";

/** When a click or Back was, and when the heading that came of it was painted, on the page's own clock. */
export type Arrival = { start: number; painted: number; asked: number };

const store = "arrival";

/**
 * Has the page write down, from its first document on, the last click and the last painted heading.
 *
 * A heading is painted in the frame that first shows its text, by the browser's own time of that frame
 * (`renderTime` of Element Timing). The attribute that asks for this time is put onto each new h1 in the moment
 * React adds it, so that pages need not carry it. In a fade from page to page that is the fade's first frame.
 */
export async function watchHeading(page: Page): Promise<void> {
  await page.addInitScript((store) => {
    const arrival = { start: 0, painted: 0 };
    Reflect.set(window, store, arrival);
    addEventListener("click", ({ timeStamp }) => Object.assign(arrival, { start: timeStamp }), true);
    new PerformanceObserver((list) => {
      const times = list.getEntries().map((entry) => Number(Reflect.get(entry, "renderTime")));
      arrival.painted = Math.max(arrival.painted, ...times);
    }).observe({ type: "element", buffered: true });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const heading = node.matches("h1") ? node : node.querySelector("h1");
        heading?.setAttribute("elementtiming", "heading");
      }
    }).observe(document, { childList: true, subtree: true });
  }, store);
}

/** Goes back as the browser's button does, which no script sees: the start is the call. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate((store) => {
    Reflect.get(window, store).start = performance.now();
    history.back();
  }, store);
}

/**
 * Waits for the heading that comes of the last click, and says how many files came over the network for it: code and
 * data, not pictures, nor what is fetched ahead for other pages, nor what the browser had kept.
 */
export async function arrivalOf(page: Page): Promise<Arrival> {
  await page.waitForFunction((store) => {
    const { start, painted } = Reflect.get(window, store);
    return painted > start;
  }, store);
  return page.evaluate((store): Arrival => {
    const { start, painted } = Reflect.get(window, store);
    const asked = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ initiatorType }) => ["fetch", "xmlhttprequest", "script"].includes(initiatorType))
      .filter(({ startTime, transferSize }) => startTime >= start && startTime < painted && transferSize > 0);
    return { start, painted, asked: asked.length };
  }, store);
}
