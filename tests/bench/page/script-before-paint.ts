import type { Browser } from "@playwright/test";
import { phone, slowdown } from "../phone";
import { watchTraffic } from "./traffic";

/** The slow network of Lighthouse's phone: milliseconds, and bytes in a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * The bytes of script that compete with the largest paint, in a real load over a slow network on a slow processor.
 *
 * A script counts with all of its bytes as soon as the page has asked for it before the largest paint, whether it
 * arrived before or after it, since from then on it may take the line from what is to be painted. The largest
 * paint is the last one the browser reports once the page has come to rest: a script that is started by an
 * early, smaller paint counts too. Scripts inside the document are part of the document's bytes.
 */
export async function scriptBeforePaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "load" });
  await traffic.quiet();
  const bytes = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < paint)
      .reduce((total, { transferSize }) => total + transferSize, 0);
  });
  await context.close();
  return bytes;
}
