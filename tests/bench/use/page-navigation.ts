import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../browser/visit";
import { phone, slowdown } from "../phone";
import { settled, tap } from "./gesture";
import { type Arrival, arrivalOf, goBack, watchHeading } from "./heading-paint";
import type { Journey } from "./journeys";

/** What was there before the click: the next page's files, or none of them. */
type Prefetch = "warm" | "cold";

/** A way from page to page, how long it took each time, and how many files it had to wait for at most. */
export type Trip = { name: string; path: string; prefetch: Prefetch; times: number[]; asked: number };

const rounds = 3;

/** How long a reader looks at a link before following it: Gatsby waits three seconds before it fetches ahead. */
const pause = 6000;

/** Opens a page on a slowed phone, as a new visitor with nothing cached, and goes where the link leads. */
async function follow(browser: Browser, site: string, journey: Journey, prefetch: Prefetch): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Who saves data gets nothing ahead of time.
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: prefetch === "cold" });
  await watchHeading(page);
  await page.goto(`${site}${journey.from}`, { waitUntil: "load" });
  // A visitor who saves data gets scripts with the first gesture.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await hydrated(page);
  await journey.show?.(page);
  await journey.link(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(pause);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await tap(page, journey.link(page));
  return page;
}

async function arrivalAt(page: Page, address: string): Promise<Arrival> {
  await page.waitForURL(address);
  await settled(page);
  return arrivalOf(page);
}

function trip(name: string, path: string, prefetch: Prefetch, arrivals: Arrival[]): Trip {
  const times = arrivals.map(({ start, painted }) => painted - start);
  return { name, path, prefetch, times, asked: Math.max(...arrivals.map(({ asked }) => asked)) };
}

/**
 * Makes a journey several times with the next page's files at hand, and Back each time, then several times
 * without them, and gives how long each took from the click to the heading. The network is this machine's own.
 */
export async function makeJourney(browser: Browser, site: string, journey: Journey): Promise<Trip[]> {
  const warm: Arrival[] = [];
  const back: Arrival[] = [];
  const cold: Arrival[] = [];
  for (let round = 0; round < rounds; round++) {
    const prefetched = await follow(browser, site, journey, "warm");
    warm.push(await arrivalAt(prefetched, `${site}${journey.to}`));
    await goBack(prefetched);
    back.push(await arrivalAt(prefetched, `${site}${journey.from}`));
    await prefetched.context().close();
    const bare = await follow(browser, site, journey, "cold");
    cold.push(await arrivalAt(bare, `${site}${journey.to}`));
    await bare.context().close();
  }
  return [
    trip(journey.name, journey.to, "warm", warm),
    trip(journey.name, journey.to, "cold", cold),
    trip(`${journey.name}, Back`, journey.from, "warm", back),
  ];
}
