import { isDeepStrictEqual } from "node:util";
import { Key, type WebDriver, WebElement } from "selenium-webdriver";
import { isHydrated } from "../../browser/navigation/visit";
import { type Settings, startBrowser } from "./browser";
import { type Site, startSite } from "./site";

export { Key };

/** How long a test waits for what it expects, in milliseconds. */
const patience = 8000;

/** Finds visible elements: a CSS selector and, if given, their accessible name, which the engine computes. */
type Target = [selector: string, name?: string];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export class Page {
  constructor(
    readonly driver: WebDriver,
    readonly site: Site,
    readonly hasScript: boolean,
  ) {}

  async load(path: string): Promise<void> {
    await this.driver.get(this.site.address + path);
  }

  /** Opens a path of the site and waits until React has hydrated the page and the fonts are there. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.hydrated();
    await this.run(() => document.fonts.ready.then(() => true));
  }

  async hydrated(): Promise<void> {
    await this.expect(() => this.run(isHydrated), true);
  }

  /** Opens a path without its scripts, makes a gesture, and lets the scripts arrive. */
  async beforeHydration(path: string, gesture: () => Promise<unknown>): Promise<void> {
    this.site.hold();
    await this.load(path);
    await gesture();
    expect(await this.run(isHydrated)).toBe(false);
    this.site.release();
    await this.hydrated();
  }

  run<Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: { [Index in keyof Args]: Args[Index] extends Element ? WebElement : Args[Index] }
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(`return (${code}).apply(null, arguments)`, ...args);
  }

  async all(...[selector, name]: Target): Promise<WebElement[]> {
    const code = `return [...document.querySelectorAll(arguments[0])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))`;
    const visible = await this.driver.executeScript<WebElement[]>(code, selector);
    if (name === undefined) return visible;
    // React may have replaced an element by now.
    const nameOf = (element: WebElement) => element.getAccessibleName().catch(() => undefined);
    const names = await Promise.all(visible.map(nameOf));
    return visible.filter((_, index) => names[index] === name);
  }

  /** Waits for the first element. */
  async find(...target: Target): Promise<WebElement> {
    const first = async () => (await this.all(...target))[0] ?? null;
    const found = await this.driver.wait(first, patience, `There is no ${target.join(" ")}`);
    if (!found) throw new Error(`There is no ${target.join(" ")}`);
    return found;
  }

  async expectCount(count: number, ...target: Target): Promise<void> {
    await this.expect(async () => [target, (await this.all(...target)).length], [target, count]);
  }

  /** Scrolls to an element and clicks it. WebKitWebDriver would click while the page still scrolls smoothly. */
  async click(...target: Target): Promise<void> {
    const element = await this.find(...target);
    await this.run(
      (element: Element) =>
        element.scrollIntoView({ behavior: "instant", block: "center", inline: "center" }),
      element,
    );
    // The new scroll position applies from the next frame, which only a script can wait for.
    if (this.hasScript) await this.run(nextFrame);
    else await this.driver.sleep(100);
    await element.click();
  }

  /** Moves the pointer to the middle of an element, or to a point of the viewport. */
  async point(target: WebElement | { x: number; y: number }): Promise<void> {
    const move = target instanceof WebElement ? { origin: target } : target;
    await this.driver.actions().move(move).perform();
  }

  async press(...keys: string[]): Promise<void> {
    const actions = this.driver.actions();
    await actions.sendKeys(...keys).perform();
  }

  async expectFocus(name: string): Promise<void> {
    await this.expect(() => this.driver.switchTo().activeElement().getAccessibleName(), name);
  }

  async expectPlace(address: string, title: string): Promise<void> {
    const place = () => [location.pathname + location.search, document.querySelector("h1")?.textContent];
    await this.expect(() => this.run(place), [address, title]);
  }

  /** Reads a value until it is as expected. */
  async expect<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
    const isExpected = async () => isDeepStrictEqual(await read(), expected);
    await this.driver.wait(isExpected, patience).catch(() => {});
    expect(await read()).toEqual(expected);
  }

  async expectNoProblems(): Promise<void> {
    expect(await this.run(() => window.problems)).toEqual([]);
  }
}

/**
 * Starts a browser before the tests of this block, and ends it after them. Returns a function that returns
 * its tab.
 */
export function setUpBrowser(changes: Partial<Settings> = {}): () => Page {
  const settings = { width: 1280, height: 800, hasScript: true, ...changes };
  let page: Page;
  let quit = async () => {};
  beforeAll(async () => {
    const session = await startBrowser(settings);
    quit = session.quit;
    page = new Page(session.driver, await startSite(), settings.hasScript);
  });
  afterAll(async () => {
    await quit();
    page.site.stop();
  });
  return () => page;
}
