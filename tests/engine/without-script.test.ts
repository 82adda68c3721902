import { first, flagshipMenu, programs, slideRound, withoutScriptText } from "../browser/place";
import { destinations, home, words } from "../site/content";
import { expectSoon, Key, type Page, setUpBrowser, tabToPanel } from "./page";

const link = flagshipMenu.program.path;
const linksInHeader = async (page: Page) => (await page.all(`header a[href="${link}"]`)).length;

// The path is not compared: without a script, the server's redirect adds a slash to it.
const title = async (page: Page) => (await page.place())[1];

describe("from 1200 px, without JavaScript,", () => {
  const browser = setUpBrowser({ hasScript: false });

  test("a panel opens under the pointer and on focus, and its links lead to their pages", async () => {
    const page = browser();
    await page.load("/partners");
    await page.point(await page.find("button", flagshipMenu.name));
    await expectSoon(() => linksInHeader(page), 1);
    await page.point({ x: 5, y: 700 });
    await expectSoon(() => linksInHeader(page), 0);
    await tabToPanel(page);
    await expectSoon(() => linksInHeader(page), 1);
    await page.press(Key.TAB, Key.TAB, Key.ENTER);
    await expectSoon(() => title(page), first(programs, ({ path }) => path === link).landing.title);
  });

  test("the home page shows its first slide and no control that needs a script", async () => {
    const page = browser();
    await page.load("/");
    const carousel = await page.find("region", home.carousel.label);
    expect(await page.count("group", slideRound.name(1), carousel)).toBe(1);
    for (const name of [words.carousel.next, words.clients.stop, words.trainers.next])
      expect(await page.count("button", name)).toBe(0);
  });

  test("an unknown path leads to /home", async () => {
    const page = browser();
    await page.load("/no-such-page/x");
    await expectSoon(() => title(page), home.carousel.title);
  });
});

describe("on a phone, without JavaScript,", () => {
  const browser = setUpBrowser({ width: 390, hasScript: false });

  test("the menu button opens the sheet", async () => {
    const page = browser();
    await page.load("/partners");
    expect(await page.count("navigation", words.navigation.main)).toBe(0);
    await page.click(await page.find("button", words.navigation.menu));
    await expectSoon(() => page.count("navigation", words.navigation.main), 1);
  });

  (destinations.contact === "" ? test : test.skip)(
    "a form names other ways to get in touch, and has no Send button",
    async () => {
      const page = browser();
      await page.load("/contact-us");
      const form = await page.find("form");
      expect(await form.getText()).toContain(withoutScriptText);
      expect(await page.count("button", words.form.send, form)).toBe(0);
    },
  );
});
