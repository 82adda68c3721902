import { error, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { pathBeforeFlagship } from "../browser/main-navigation";
import { flagshipMenu } from "../browser/place";
import { isHydrated } from "../browser/visit";
import { type Settings, startBrowser } from "./browser";

export { Key };

/** The elements that can have each role. The engine computes their names. */
const selectors = {
  application: "[role=application]",
  button: "button, [role=button]",
  checkbox: "input[type=checkbox]",
  dialog: "dialog, [role=dialog]",
  form: "form",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3",
  image: "img, [role=img]",
  link: "a[href]",
  navigation: "nav",
  radio: "input[type=radio]",
  region: "section, [role=region]",
  textbox: "input, textarea",
};

type Role = keyof typeof selectors;

/** How long a test waits for what it expects, in milliseconds. */
const patience = 8000;

/** A tab of the browser. */
export class Page {
  constructor(readonly driver: WebDriver) {}

  /** Opens a path of the site, or an address, and waits until it is loaded. */
  async load(path: string): Promise<void> {
    await this.driver.get(new URL(path, process.env.SITE_ADDRESS).href);
  }

  /** Opens a path of the site and waits until React has hydrated the page and the fonts are there. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.hydrated();
    await this.run(() => document.fonts.ready.then(() => true));
  }

  async hydrated(): Promise<void> {
    await expectSoon(() => this.run(isHydrated), true);
  }

  /** Runs a function in the page. */
  run<Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: { [Index in keyof Args]: Args[Index] extends Element ? WebElement : Args[Index] }
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(`return (${code}).apply(null, arguments)`, ...args);
  }

  /** Returns the visible elements that a selector finds. */
  async all(selector: string, parent?: WebElement): Promise<WebElement[]> {
    const code = `return [...(arguments[1] ?? document).querySelectorAll(arguments[0])]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))`;
    return this.driver.executeScript(code, selector, ...(parent ? [parent] : []));
  }

  /** Returns the visible elements with a role and, if given, a name. */
  async named(role: Role, name?: string, parent?: WebElement): Promise<WebElement[]> {
    const candidates = await this.all(selectors[role], parent);
    if (name === undefined) return candidates;
    // An element may be gone by now, because React has replaced it.
    const nameOf = (element: WebElement) =>
      element.getAccessibleName().catch((reason) => {
        if (reason instanceof error.StaleElementReferenceError) return undefined;
        throw reason;
      });
    const names = await Promise.all(candidates.map(nameOf));
    return candidates.filter((_, index) => names[index] === name);
  }

  /** Waits for the first visible element with a role and, if given, a name. */
  async find(role: Role, name?: string, parent?: WebElement): Promise<WebElement> {
    return first(() => this.named(role, name, parent), `${role} ${name}`);
  }

  /** Returns how many elements with a role and a name are visible. */
  async count(role: Role, name?: string, parent?: WebElement): Promise<number> {
    return (await this.named(role, name, parent)).length;
  }

  /** Waits for the first visible link to a path. */
  async link(path: string, parent?: WebElement): Promise<WebElement> {
    return first(() => this.all(`a[href="${path}"]`, parent), `link to ${path}`);
  }

  /**
   * Scrolls to an element at once, and clicks it. WebKitWebDriver clicks while the page still scrolls smoothly.
   */
  async click(element: WebElement): Promise<void> {
    await this.run(bringIntoView, element);
    // Gatsby stores the position in the next frame. Without JavaScript, the page has no way to wait for it.
    await this.driver.sleep(100);
    await element.click();
  }

  /** Moves the pointer to the middle of an element, or to a point of the viewport. */
  async point(target: WebElement | { x: number; y: number }): Promise<void> {
    const move = target instanceof WebElement ? { origin: target } : target;
    await this.driver.actions().move(move).perform();
  }

  /** Presses and releases keys one after the other. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Returns the path and the query of the address. */
  async address(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  /** Returns the role and the name of the element that has the focus. */
  async focused(): Promise<string> {
    const element = await this.driver.switchTo().activeElement();
    return `${await element.getAriaRole()} ${await element.getAccessibleName()}`;
  }

  /** Returns the path and the text of the page's `h1`. */
  async place(): Promise<string[]> {
    return this.run(() => [location.pathname, document.querySelector("h1")?.textContent ?? ""]);
  }

  /** Returns what went wrong in this document. */
  async problems(): Promise<string[]> {
    return this.run(() => window.problems);
  }
}

/** Runs in the page. */
function bringIntoView(element: Element): void {
  element.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
}

async function first(read: () => Promise<WebElement[]>, name: string): Promise<WebElement> {
  let found: WebElement | undefined;
  await expectSoon(async () => {
    [found] = await read();
    return found ? name : `no ${name}`;
  }, name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

/**
 * Moves the focus with the Tab key to the button of the flagship menu. The entry before it receives the focus
 * by script.
 */
export async function tabToPanel(page: Page): Promise<void> {
  const before = await page.link(pathBeforeFlagship, await page.find("navigation"));
  await page.run((link: HTMLElement) => link.focus(), before);
  await page.press(Key.TAB);
  await expectSoon(() => page.focused(), `button ${flagshipMenu.name}`);
}

/** Reads a value until it is as expected. */
export async function expectSoon<Value>(read: () => Promise<Value>, expected: Value): Promise<void> {
  const end = performance.now() + patience;
  let value = await read();
  while (performance.now() < end && !matches(value, expected)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    value = await read();
  }
  expect(value).toEqual(expected);
}

function matches(value: unknown, expected: unknown): boolean {
  try {
    expect(value).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a browser before the tests of this block, and ends it after them.
 *
 * @returns a function that returns the tab of the browser
 */
export function setUpBrowser(settings: Partial<Settings> = {}): () => Page {
  let page: Page | undefined;
  let quit = async () => {};
  beforeAll(async () => {
    const defaults = { width: 1280, height: 800, hasReducedMotion: false, hasScript: true };
    const session = await startBrowser({ ...defaults, ...settings });
    quit = session.quit;
    page = new Page(session.driver);
  });
  afterAll(() => quit());
  return () => {
    if (!page) throw new Error("The browser has not started.");
    return page;
  };
}
