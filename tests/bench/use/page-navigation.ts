import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../browser/visit";
import { phone, slowdown } from "../phone";
import { settled, tap } from "./gesture";
import { type Arrival, arrivalOf, goBack, watchHeading } from "./heading-paint";
import type { Journey } from "./journeys";

/** Whether the files of the next page are prefetched before the click. */
type Prefetch = "warm" | "cold";

/** The time of each repetition, and the largest number of files that it waited for. */
export type Trip = { name: string; path: string; prefetch: Prefetch; times: number[]; asked: number };

const rounds = 3;

/**
 * A reader looks at a link for so many milliseconds before the click. Gatsby prefetches after three seconds.
 */
const pause = 6000;

/** On a slowed phone with an empty cache. */
async function follow(browser: Browser, site: string, journey: Journey, prefetch: Prefetch): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Data saver disables prefetching.
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: prefetch === "cold" });
  await watchHeading(page);
  await page.goto(`${site}${journey.from}`, { waitUntil: "load" });
  // With data saver, the scripts load on the first gesture.
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
 * Repeats a journey with the files of the next page prefetched, followed by Back each time. Then repeats it
 * without prefetching. Measures from the click to the heading, over the local network.
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
