import { certificationMenu, flagshipMenu, titleOf } from "../../browser/navigation/place";
import { header, words } from "../site/content";
import { Key, type Page, setUpBrowser } from "./page";

const flagshipLink = `header a[href="${flagshipMenu.program.path}"]`;
const certificationLink = `header a[href="${certificationMenu.program.path}"]`;
const [entry] = header.entries.filter(({ subPages }) => !subPages);

const leave = (page: Page) => page.point({ x: 5, y: 700 });

/** Prevents a click from focusing a button, as in Safari. WebKitGTK focuses it. */
function clickWithoutFocus() {
  addEventListener("mousedown", (event) => event.preventDefault());
}

const colors = () => [
  getComputedStyle(document.documentElement).colorScheme,
  getComputedStyle(document.body).backgroundColor,
];

describe("from 1200 px", () => {
  const browser = setUpBrowser();

  beforeEach(() => leave(browser()));

  test("a panel opens under the pointer; a click keeps it open; opening the other closes it, and so does Escape", async () => {
    const page = browser();
    await page.open("/partners");
    await page.run(clickWithoutFocus);
    await page.point(await page.find("button", flagshipMenu.name));
    await page.point(await page.find(flagshipLink));
    await leave(page);
    await page.expectCount(0, flagshipLink);
    await page.click("button", flagshipMenu.name);
    await leave(page);
    await page.expectCount(1, `button[aria-expanded=true]`, flagshipMenu.name);
    await page.expectCount(1, flagshipLink);
    await page.click("button", certificationMenu.name);
    await leave(page);
    await page.expectCount(0, flagshipLink);
    await page.press(Key.ESCAPE);
    await page.expectFocus(certificationMenu.name);
    await page.expectCount(0, certificationLink);
  });

  test("a click on a menu before hydration opens its panel, which hydration keeps open", async () => {
    const page = browser();
    await page.beforeHydration("/about-us", async () => {
      await page.click("button", flagshipMenu.name);
      await page.find(flagshipLink);
    });
    await page.expectCount(1, "button[aria-expanded=true]", flagshipMenu.name);
    await page.expectCount(1, flagshipLink);
  });

  test("a color mode that is chosen before hydration stays, also on other pages before hydration", async () => {
    const page = browser();
    await page.open("/partners");
    const [, light] = await page.run(colors);
    const choose = () => page.click("input[type=radio]", words.colorMode.dark);
    await page.beforeHydration("/partners", choose);
    await page.expect(async () => (await page.run(colors))[0], "dark");
    const dark = await page.run(colors);
    expect(dark).not.toContain(light);
    await page.load("/about-us");
    expect(await page.run(colors)).toEqual(dark);
    await page.hydrated();
    await page.expectPlace("/about-us", titleOf("about-us"));
    await page.expectCount(1, "input[type=radio]:checked", words.colorMode.dark);
  });
});

describe("without JavaScript", () => {
  const browser = setUpBrowser({ hasScript: false });

  test("a panel opens under the pointer and on focus, and its links lead to their pages", async () => {
    const page = browser();
    await page.load("/partners");
    await page.point(await page.find("button", flagshipMenu.name));
    await page.find(flagshipLink);
    await leave(page);
    await page.expectCount(0, flagshipLink);
    await page.run((button: HTMLElement) => button.focus(), await page.find("button", flagshipMenu.name));
    await page.find(flagshipLink);
    await page.press(Key.TAB, Key.TAB, Key.ENTER);
    await page.expect(() => page.run(() => location.pathname), flagshipMenu.program.path);
  });
});

describe.each([true, false])("on a phone, with JavaScript: %s,", (hasScript) => {
  const browser = setUpBrowser({ width: 390, height: 844, hasScript });

  test("the menu button opens a sheet; Escape closes it, and a link leads to its page", async () => {
    const page = browser();
    await (hasScript ? page.open("/partners") : page.load("/partners"));
    await page.expectCount(0, "nav", words.navigation.main);
    await page.click("button", words.navigation.menu);
    await page.expectCount(1, "nav", words.navigation.main);
    await page.press(Key.ESCAPE);
    await page.expectCount(0, "nav", words.navigation.main);
    await page.expectFocus(words.navigation.menu);
    await page.click("button", words.navigation.menu);
    await page.click(`nav a[href="${entry?.path}"]`);
    await page.expect(() => page.run(() => location.pathname), entry?.path ?? "");
    await page.expectCount(0, "nav", words.navigation.main);
  });
});
