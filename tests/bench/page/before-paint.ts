import type { Browser } from "@playwright/test";
import type { Values } from "../measure";
import { phone, slowdown, slowNetwork } from "../phone";
import { watchTraffic } from "./traffic";

/**
 * Measures what competes with the largest paint, in a real load on a slow network and a slow processor. A
 * file counts with all its bytes if the page requests it before the largest paint, even if it arrives later,
 * because it shares the bandwidth. The largest paint is the last one that the browser reports before the page
 * is idle. Inline scripts count as part of the document.
 */
export async function measureBeforePaint(browser: Browser, address: string): Promise<Values> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send("Network.emulateNetworkConditions", slowNetwork);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "load" });
  await traffic.quiet();
  const early = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    return ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type))
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < paint)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize }));
  });
  await context.close();
  const sum = (files: typeof early) => files.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    beforePaint: sum(early),
    scriptBeforePaint: sum(early.filter(({ path }) => path.endsWith(".js"))),
  };
}
