import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../browser/navigation/visit";
import type { Sites } from "../page/lighthouse";
import { phone, slowdown } from "../phone";
import { settled, tap } from "./gesture";
import type { Scene, Step } from "./scenes";
import type { Timing } from "./timing";

const rounds = 7;

/** The browser does not report shorter events, and rounds all others to 8 ms. */
const leastReported = 16;

const store = "interactions";

/** Opens a page on a phone, and records what the browser reports of each input. */
async function open(browser: Browser, address: string): Promise<Page> {
  // The policy of the page forbids the code that the floor runs.
  const context = await browser.newContext({ ...phone, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(
    ([store, durationThreshold]) => {
      // Without scripts, nothing sets the color mode.
      document.documentElement.dataset.colorMode = "light";
      Reflect.set(window, store, []);
      new PerformanceObserver((list) => {
        const inputs = list.getEntries().filter((entry) => Reflect.get(entry, "interactionId") > 0);
        Reflect.get(window, store).push(...inputs.map(({ duration }) => duration));
      }).observe(Object.assign({ type: "event" }, { durationThreshold }));
    },
    [store, leastReported] as const,
  );
  return page;
}

/**
 * Slows the page, takes the step, and returns the time from the input to the next paint (Event Timing, as in
 * Interaction to Next Paint: the longest of the events that belong to one input).
 *
 * @throws {Error} if the step does not change its part of the page, because a step without an effect is fast
 */
async function take(page: Page, { part }: Scene, { name, target, key = "" }: Step): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  // A snapshot with references also contains the focused element.
  const state = () => part(page).ariaSnapshot({ mode: "ai" });
  const before = await state();
  await slow(slowdown);
  await (target ? tap(page, target(page)) : page.keyboard.press(key));
  await settled(page);
  const times = await page.evaluate((store): number[] => Reflect.get(window, store).splice(0), store);
  await slow(1);
  await session.detach();
  if ((await state()) === before) throw new Error(`"${name}" changes nothing on ${page.url()}`);
  return Math.max(leastReported, ...times);
}

/** Makes the page without scripts change when it is touched. Copies the open dialog of the site. */
async function prepareFloor(floor: Page, site: Page, { target, change }: Step): Promise<void> {
  if (!target || !change) return;
  const [dialog = ""] = await site.locator("dialog").evaluateAll((all) => all.map((each) => each.outerHTML));
  await target(floor).evaluate(
    (element, [change, dialog]) => {
      const template = Object.assign(document.createElement("template"), { innerHTML: dialog });
      const copy = template.content.firstElementChild;
      copy?.removeAttribute("open");
      const apply = new Function(`return ${change}`)();
      // A named function would need a helper of the compiler, which the page does not have.
      element.addEventListener(
        "click",
        (event) => {
          if (element.matches("a")) event.preventDefault();
          apply(element, copy);
        },
        { once: true },
      );
    },
    [String(change), dialog] as const,
  );
}

/** Plays all steps of a scene several times, on the site and in turn on its floor. */
export async function playScene(browser: Browser, sites: Sites, scene: Scene): Promise<Timing[]> {
  const site = await open(browser, `${sites.whole}${scene.path}`);
  await hydrated(site);
  const floor = await open(browser, `${sites.scriptFree}${scene.path}`);
  const timings: Timing[] = scene.steps.map(({ name }) => ({ name, path: scene.path, site: [], floor: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, step] of scene.steps.entries()) {
      timings[index]?.site.push(await take(site, scene, step));
      await prepareFloor(floor, site, step);
      timings[index]?.floor.push(await take(floor, scene, step));
    }
  }
  for (const page of [site, floor]) await page.context().close();
  return timings;
}
