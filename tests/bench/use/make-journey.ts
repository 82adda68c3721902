import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../browser/navigation/visit";
import { words } from "../../node/site/content";
import { flagshipPaths } from "../../node/site/path";
import type { Sites } from "../page/lighthouse";
import { phone, slowdown } from "../phone";
import { settled, tap } from "./gesture";
import { goBack, timeToHeading, watchHeading } from "./heading-paint";
import type { Timing } from "./timing";

/** A link: the page that contains it, the page that it leads to, and whether it is in the menu. */
type Journey = { name: string; from: string; to: string; isInMenu?: boolean };

const [list = "", first = "", second = ""] = flagshipPaths;

/** The navigations that visitors make most. Each is followed by Back. */
export const journeys: Journey[] = [
  { name: "menu to a program", from: "/about-us", to: first, isInMenu: true },
  { name: "card to its program", from: list, to: second },
  { name: "home to a list", from: "/", to: list },
];

const rounds = 3;

/** The milliseconds for which a reader looks at a link before the click. Gatsby prefetches after three seconds. */
const pause = 6000;

/** Lets a link and Back replace the main content and the title, with the next page in memory or fetched by the click. */
function swapPages(page: Page, path: string, isPrefetched: boolean): Promise<void> {
  return page.evaluate(
    async ([path, isPrefetched]) => {
      const from = { title: document.title, main: document.querySelector("main")?.innerHTML ?? "" };
      let to = from;
      const target = {
        async load() {
          const text = await (await fetch(path)).text();
          const { head, title, body } = new DOMParser().parseFromString(text, "text/html");
          document.head.append(...head.querySelectorAll("style, [rel=stylesheet]"));
          to = { title, main: body.querySelector("main")?.innerHTML ?? "" };
        },
      };
      if (isPrefetched) await target.load();
      addEventListener("popstate", () => {
        const { title, main } = location.pathname === path ? to : from;
        document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
        document.title = title;
        for (const element of document.querySelectorAll("main")) element.innerHTML = main;
        scrollTo(0, 0);
      });
      addEventListener("click", async (event) => {
        if (!(event.target instanceof Element && event.target.closest(`a[href="${path}"]`))) return;
        event.preventDefault();
        if (!isPrefetched) await target.load();
        history.pushState(null, "", path);
        dispatchEvent(new Event("popstate"));
      });
    },
    [path, isPrefetched] as const,
  );
}

/** Opens a page on a slowed phone with an empty cache, and touches the link of a journey. */
async function follow(
  browser: Browser,
  site: string,
  { from, to, isInMenu }: Journey,
  { isFloor, isPrefetched }: { isFloor: boolean; isPrefetched: boolean },
): Promise<Page> {
  // The policy of the page forbids the styles that the floor adds.
  const context = await browser.newContext({ ...phone, bypassCSP: isFloor });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Data saver disables prefetching.
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: !isPrefetched });
  await watchHeading(page);
  await page.goto(`${site}${from}`, { waitUntil: "load" });
  // With data saver, the scripts load on the first gesture.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await (isFloor ? swapPages(page, to, isPrefetched) : hydrated(page));
  const part = page.getByRole(isInMenu ? "banner" : "main");
  const link = page.locator(`a[href="${to}"]`);
  if (isInMenu) {
    await tap(page, part.getByRole("button", { name: words.navigation.menu, exact: true }));
    await settled(page);
    await part
      .locator("li", { has: link })
      .getByRole("button")
      .evaluate((submenu: HTMLElement) => {
        submenu.click();
        submenu.ariaExpanded = "true";
      });
  }
  const target = part.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(pause);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await tap(page, target);
  return page;
}

async function timeTo(page: Page, address: string): Promise<number> {
  await page.waitForURL(address);
  await settled(page);
  return timeToHeading(page);
}

/**
 * Repeats a journey with and without prefetching the next page, each on the site and in turn on its floor.
 * Measures from the click, and from Back, to the heading, over the local network.
 */
export async function makeJourney(browser: Browser, sites: Sites, journey: Journey): Promise<Timing[]> {
  const { name, from, to } = journey;
  const timing = (name: string, path: string): Timing => ({ name, path, site: [], floor: [] });
  const prefetched = timing(`${name}, prefetched`, to);
  const back = timing(`${name}, Back`, from);
  const fetched = timing(`${name}, not prefetched`, to);
  for (let round = 0; round < rounds; round++) {
    for (const there of [prefetched, fetched]) {
      for (const variant of ["site", "floor"] as const) {
        const options = { isFloor: variant === "floor", isPrefetched: there === prefetched };
        const site = options.isFloor ? sites.scriptFree : sites.whole;
        const page = await follow(browser, site, journey, options);
        there[variant].push(await timeTo(page, `${site}${to}`));
        if (there === prefetched) {
          await goBack(page);
          back[variant].push(await timeTo(page, `${site}${from}`));
        }
        await page.context().close();
      }
    }
  }
  return [prefetched, back, fetched];
}
