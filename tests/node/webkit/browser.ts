import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Actions, Builder, type WebDriver, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { freePort, host } from "../../../src/command/port.mjs";
import { isHydrated } from "../../browser/navigation/visit";
import { startSite } from "../../serve-site";

export let driver: WebDriver;
let address: string;
let scripts = Promise.resolve();

/** Starts WebKit on a display in memory before the tests of this file, and ends it after them. */
export function startBrowser(): void {
  // Filled during the start, so that everything ends even if the start fails. The last one started ends first.
  let ends: (() => unknown)[] = [];

  async function end() {
    for (const end of ends) await end();
    ends = [];
  }

  async function start() {
    const site = await startSite("public", ({ url }) => url?.endsWith(".js") && scripts);
    ends.unshift(site.stop);
    address = site.address;
    const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
    ends.unshift(() => display.kill());
    const [number] = await once(display.stdout, "data");
    const port = await freePort(9400);
    const args = [`--port=${port}`];
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
    const service = new DriverService("WebKitWebDriver", { hostname: host, port, args, env });
    ends.unshift(() => service.kill());
    // Nothing listens on the port of the proxy, so other hosts, such as that of the map tiles, do not answer.
    const proxy = { proxyType: "manual", httpProxy: `${host}:9`, sslProxy: `${host}:9`, noProxy: [host] };
    driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: "MiniBrowser", proxy })
      .build();
    ends.unshift(() => driver.quit());
    return true;
  }

  beforeAll(async () => {
    // WebKit usually starts in two seconds. Sometimes it never does, so a second attempt follows.
    if (await Promise.race([start(), wait(20_000, false, { ref: false })])) return;
    await end();
    await start();
  });

  afterAll(end);
}

export async function resize(width: number, height: number): Promise<void> {
  await driver.manage().window().setRect({ width, height });
  await expectSoon(() => run(() => innerWidth), width);
}

/** Reads a value until it is as expected. A busy machine needs some seconds. */
export async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  await driver.wait(async () => isDeepStrictEqual(await read(), expected), 20_000).catch(() => {});
  expect(await read()).toEqual(expected);
}

export const run = <Args extends unknown[], Result>(
  code: (...args: Args) => Result,
  ...args: { [Index in keyof Args]: Args[Index] extends Element ? WebElement : Args[Index] }
): Promise<Awaited<Result>> => driver.executeScript(`return (${code}).apply(null, arguments)`, ...args);

export const hydrated = () => expectSoon(() => run(isHydrated), true);

export async function open(path: string): Promise<void> {
  await driver.get(address + path);
  await hydrated();
}

/** Loads a path without its scripts, or calls what loads it, makes a gesture, and lets the scripts arrive. */
export async function beforeHydration(
  page: string | (() => unknown),
  gesture: () => Promise<unknown>,
): Promise<void> {
  let release = () => {};
  scripts = new Promise((resolve) => {
    release = resolve;
  });
  await (typeof page === "string" ? driver.get(address + page) : page());
  await gesture();
  expect(await run(isHydrated)).toBe(false);
  release();
  await hydrated();
}

/** Finds visible elements: a CSS selector and, if given, their accessible name, which the engine computes. */
export type Target = [selector: string, name?: string];

export async function all(...[selector, name]: Target): Promise<WebElement[]> {
  const code = `return [...document.querySelectorAll(arguments[0])]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))`;
  const found = await driver.executeScript<WebElement[]>(code, selector);
  // React may have replaced an element by now.
  const nameOf = (element: WebElement) => element.getAccessibleName().catch(() => undefined);
  const names = name === undefined ? [] : await Promise.all(found.map(nameOf));
  return found.filter((_, index) => names[index] === name);
}

export const expectCount = (count: number, ...target: Target) =>
  expectSoon(async () => [target, (await all(...target)).length], [target, count]);

/** Waits for the first element. */
export async function find(...target: Target): Promise<WebElement> {
  await expectSoon(async () => [target, (await all(...target)).length > 0], [target, true]);
  return (await all(...target))[0] as WebElement;
}

/** WebKitWebDriver would click while the page still scrolls smoothly. A new position applies from the next frame. */
export async function click(...target: Target): Promise<void> {
  const element = await find(...target);
  await run((element: Element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, element);
  await element.click();
}

export const point = (to: Parameters<Actions["move"]>[0]) => driver.actions().move(to).perform();

export const press = (key: string) => driver.actions().sendKeys(key).perform();

export const expectFocus = (name: string) =>
  expectSoon(() => driver.switchTo().activeElement().getAccessibleName(), name);

export const expectPath = (path: string) => expectSoon(() => run(() => location.pathname), path);
