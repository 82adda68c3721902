import type { Browser, Page } from "@playwright/test";
import { visit } from "../../browser/visit";
import { phone, slowdown } from "../phone";
import { settled, tap } from "./gesture";
import { type Arrival, goBack, lastArrival, watchHeading } from "./heading-paint";
import type { Journey } from "./journeys";

/** What was there before the click: the next page's files, or none of them. */
export type Prefetch = "warm" | "cold";

/** A way from page to page, how long it took each time, and how many files it had to wait for at most. */
export type Trip = { name: string; path: string; prefetch: Prefetch; times: number[]; asked: number };

const rounds = 3;

/** Follows a link on a slowed phone and comes back. Each time the visitor is new, and nothing is cached. */
async function travel(browser: Browser, site: string, journey: Journey, prefetch: Prefetch) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Who saves data gets nothing ahead of time.
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: prefetch === "cold" });
  await watchHeading(page);
  await visit(page, `${site}${journey.from}`);
  await journey.show?.(page);
  await journey.link(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await settled(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await tap(page, journey.link(page));
  const there = await arrivalAt(page, `${site}${journey.to}`);
  await goBack(page);
  const back = await arrivalAt(page, `${site}${journey.from}`);
  await context.close();
  return { there, back };
}

async function arrivalAt(page: Page, address: string): Promise<Arrival> {
  await page.waitForURL(address);
  await settled(page);
  await settled(page);
  return lastArrival(page);
}

function trip(name: string, path: string, prefetch: Prefetch, arrivals: Arrival[]): Trip {
  const times = arrivals.map(({ start, painted }) => painted - start);
  return { name, path, prefetch, times, asked: Math.max(...arrivals.map(({ asked }) => asked)) };
}

/** Makes a journey several times, and Back each time, and gives how long each took from the click to the heading. */
export async function makeJourney(
  browser: Browser,
  site: string,
  journey: Journey,
  prefetch: Prefetch,
): Promise<Trip[]> {
  const visits: Awaited<ReturnType<typeof travel>>[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await travel(browser, site, journey, prefetch));
  return [
    trip(
      journey.name,
      journey.to,
      prefetch,
      visits.map(({ there }) => there),
    ),
    trip(
      "Back",
      journey.from,
      "warm",
      visits.map(({ back }) => back),
    ),
  ];
}
