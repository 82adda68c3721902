import type { Page } from "@playwright/test";

const store = "arrival";

/**
 * Records the last click and the last painted heading, from the first document on.
 *
 * The time of a heading is that of the frame that first shows its text (`renderTime` of Element Timing).
 * Element Timing needs an attribute, which this function adds to each new h1 when it is inserted, so that the
 * pages do not need it.
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

/** No script sees the browser's Back button, so the call is the start. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate((store) => {
    Reflect.get(window, store).start = performance.now();
    history.back();
  }, store);
}

/** Waits for the heading that results from the last click or Back. Returns the milliseconds in between. */
export async function timeToHeading(page: Page): Promise<number> {
  const time = await page.waitForFunction((store): number | false => {
    const { start, painted } = Reflect.get(window, store);
    return painted > start && painted - start;
  }, store);
  return Number(await time.jsonValue());
}
