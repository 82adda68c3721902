import { certificationMenu, flagshipMenu, titleOf } from "../browser/place";
import { header, words } from "../site/content";
import { expectSoon, Key, type Page, setUpBrowser, tabToPanel } from "./page";

const { path } = flagshipMenu.program;

const main = (page: Page) => page.find("navigation", words.navigation.main);
/** Returns how many links to the first program are visible in the header. */
const linksInHeader = async (page: Page) => (await page.all(`header a[href="${path}"]`)).length;
const isExpanded = async (page: Page) =>
  (await page.find("button", flagshipMenu.name)).getAttribute("aria-expanded");

/** Prevents a click from focusing a button, as in Safari. WebKitGTK and Chromium focus it. */
function clickWithoutFocus() {
  addEventListener("mousedown", (event) => event.preventDefault());
}

async function expectPanel(page: Page, isOpen: boolean) {
  await expectSoon(() => linksInHeader(page), isOpen ? 1 : 0);
  await expectSoon(() => isExpanded(page), `${isOpen}`);
}

describe("from 1200 px", () => {
  const browser = setUpBrowser();
  const leave = (page: Page) => page.point({ x: 5, y: 700 });

  beforeEach(async () => {
    await browser().open("/partners");
    await leave(browser());
  });

  test("a panel opens under the pointer, stays open on its links, and closes when the pointer leaves", async () => {
    const page = browser();
    await page.point(await page.find("button", flagshipMenu.name));
    await expectPanel(page, true);
    await page.point(await page.link(path));
    await expectPanel(page, true);
    await leave(page);
    await expectPanel(page, false);
  });

  test("a click keeps a panel open, opening the other closes it, and Escape closes that", async () => {
    const page = browser();
    await page.run(clickWithoutFocus);
    await page.click(await page.find("button", flagshipMenu.name));
    expect(await page.focused()).toBe(`button ${flagshipMenu.name}`);
    await leave(page);
    await expectPanel(page, true);
    await page.click(await page.find("button", certificationMenu.name));
    await leave(page);
    await expectPanel(page, false);
    await page.press(Key.ESCAPE);
    await expectSoon(() => page.focused(), `button ${certificationMenu.name}`);
    expect(await page.all(`header a[href="${certificationMenu.program.path}"]`)).toEqual([]);
  });

  test("Tab moves through a panel, whose links lead to their pages", async () => {
    const page = browser();
    await tabToPanel(page);
    await page.press(Key.TAB);
    await expectSoon(() => page.focused(), `link ${flagshipMenu.list.name}`);
    await page.press(Key.TAB, Key.ENTER);
    await expectSoon(() => page.address(), path);
    await expectSoon(() => linksInHeader(page), 0);
  });
});

describe("on a phone", () => {
  const browser = setUpBrowser({ width: 390, height: 844 });

  test("the menu button opens a sheet with the entries, and Escape closes it", async () => {
    const page = browser();
    await page.open("/partners");
    expect(await page.count("navigation", words.navigation.main)).toBe(0);
    await page.click(await page.find("button", words.navigation.menu));
    for (const { path } of header.entries.filter(({ subPages }) => !subPages))
      expect(await (await page.link(path, await main(page))).isDisplayed()).toBe(true);
    await page.press(Key.ESCAPE);
    await expectSoon(() => page.count("navigation", words.navigation.main), 0);
    expect(await page.focused()).toBe(`button ${words.navigation.menu}`);
  });

  test("a group of the sheet opens, and a link in it closes the sheet", async () => {
    const page = browser();
    await page.open("/partners");
    await page.click(await page.find("button", words.navigation.menu));
    await page.click(await page.find("button", flagshipMenu.name));
    await page.click(await page.link(path, await main(page)));
    await expectSoon(() => page.address(), path);
    await expectSoon(() => page.count("navigation", words.navigation.main), 0);
  });
});

describe("the color mode", () => {
  const browser = setUpBrowser();
  const scheme = (page: Page) => page.run(() => getComputedStyle(document.documentElement).colorScheme);
  const ground = (page: Page) => page.run(() => getComputedStyle(document.body).backgroundColor);

  test("is kept over a reload and on other pages, before the scripts load", async () => {
    const page = browser();
    await page.open("/partners");
    const light = await ground(page);
    await page.click(await page.find("radio", words.colorMode.dark));
    await expectSoon(() => scheme(page), "dark");
    const dark = await ground(page);
    expect(dark).not.toBe(light);
    await page.driver.navigate().refresh();
    expect([await scheme(page), await ground(page)]).toEqual(["dark", dark]);
    await page.load("/about-us");
    expect([await scheme(page), await ground(page)]).toEqual(["dark", dark]);
    await page.hydrated();
    expect(await page.place()).toEqual(["/about-us", titleOf("about-us")]);
    expect(await (await page.find("radio", words.colorMode.dark)).isSelected()).toBe(true);
  });
});
