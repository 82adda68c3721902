import type { Browser, Page } from "@playwright/test";
import { visit } from "../../browser/visit";
import { phone, slowdown } from "../phone";
import { settled } from "./gesture";
import type { Scene } from "./scenes";

/** Milliseconds of each repetition of a step. */
export type Duration = { name: string; path: string; times: number[] };

const rounds = 5;

/** The browser does not report shorter events, and rounds all others to 8 ms. */
const leastReported = 16;

const store = "interactions";

async function watchInput(page: Page): Promise<void> {
  await page.evaluate(
    ([store, durationThreshold]) => {
      Reflect.set(window, store, []);
      new PerformanceObserver((list) => {
        const inputs = list.getEntries().filter((entry) => Reflect.get(entry, "interactionId") > 0);
        Reflect.get(window, store).push(...inputs.map(({ duration }) => duration));
      }).observe(Object.assign({ type: "event" }, { durationThreshold }));
    },
    [store, leastReported] as const,
  );
}

async function takeLongest(page: Page): Promise<number> {
  const times = await page.evaluate((store): number[] => Reflect.get(window, store).splice(0), store);
  return Math.max(leastReported, ...times);
}

/**
 * Plays all steps of a scene several times on a slowed phone, after the page is loaded and hydrated. Returns
 * the time of each step from the input to the next paint (Event Timing, as in Interaction to Next Paint: the
 * longest of the events that belong to one input).
 *
 * @throws {Error} if a step does not change its part of the page, because a step without an effect is fast
 */
export async function playScene(browser: Browser, site: string, scene: Scene): Promise<Duration[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await visit(page, `${site}${scene.path}`);
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  const slow = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  // A snapshot with references also contains the focused element.
  const state = () => scene.part(page).ariaSnapshot({ mode: "ai" });
  await watchInput(page);
  const durations = scene.steps.map(({ name }) => ({ name, path: scene.path, times: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { name, act }] of scene.steps.entries()) {
      const before = await state();
      await slow(slowdown);
      await act(page);
      await settled(page);
      durations[index]?.times.push(await takeLongest(page));
      await slow(1);
      if ((await state()) === before) throw new Error(`"${name}" changes nothing on ${scene.path}`);
    }
  }
  await context.close();
  return durations;
}
