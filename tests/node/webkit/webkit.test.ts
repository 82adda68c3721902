import { By, Key } from "selenium-webdriver";
import { entered } from "../../browser/components/form/form-entry";
import { category, descriptions } from "../../browser/components/gallery/gallery-page";
import { certificationMenu, flagshipMenu, samplePaths } from "../../browser/navigation/place";
import { header, words } from "../site/content";
import * as webkit from "./browser";

const { beforeHydration, click, expectCount, expectFocus, expectPath, expectSoon } = webkit;
const { find, hydrated, open, point, press, run } = webkit;

const flagshipButton: webkit.Target = ["button", flagshipMenu.name];
const flagshipLink = `header a[href="${flagshipMenu.program.path}"]`;
const leave = () => point({ x: 5, y: 700 });
const back = () => webkit.driver.navigate().back();
const reload = () => webkit.driver.navigate().refresh();

webkit.startBrowser();

describe("on a desktop", () => {
  beforeAll(() => webkit.resize(1280, 900));
  beforeEach(leave);

  // WebKit exposes a list only if an entry has a mark: it is displayed as `list-item`, and its mark is not `none`, or
  // its `::before` has text. Lists in `nav` always are.
  test("pages have their typeface, and lists their role", async () => {
    const loaded = () =>
      document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === "loaded"));
    for (const path of samplePaths) {
      await open(path);
      expect({ path, faces: (await run(loaded)).length }).not.toEqual({ path, faces: 0 });
      for (const list of await webkit.all(":is(ul, ol):not([aria-hidden] *)")) {
        // WebKit determines the role when it knows the entries.
        await list.findElement(By.css("li")).getAriaRole();
        const html = await list.getAttribute("outerHTML");
        expect({ path, html, role: await list.getAriaRole() }).toEqual({ path, html, role: "list" });
      }
    }
  }, 300_000);

  test("a panel opens under the pointer; a click keeps it open; Escape closes it", async () => {
    await open("/partners");
    // A click does not focus a button in Safari. WebKitGTK focuses it.
    await run(() => addEventListener("mousedown", (event) => event.preventDefault()));
    await point({ origin: await find(...flagshipButton) });
    await point({ origin: await find(flagshipLink) });
    await leave();
    await expectCount(0, flagshipLink);
    await click(...flagshipButton);
    await leave();
    await expectCount(1, "button[aria-expanded=true]", flagshipMenu.name);
    await click("button", certificationMenu.name);
    await expectCount(0, flagshipLink);
    await press(Key.ESCAPE);
    await expectFocus(certificationMenu.name);
    await expectCount(0, "button[aria-expanded=true]");
  });

  test.each<[string, string, webkit.Target, webkit.Target]>([
    ["opens a panel", "/partners", flagshipButton, ["button[aria-expanded=true]", flagshipMenu.name]],
    ["changes the color mode", "/", ["input", words.colorMode.dark], ["input:checked", words.colorMode.dark]],
  ])("a click before hydration %s", async (_, path, target, expected) => {
    await beforeHydration(path, () => click(...target));
    await expectCount(1, ...expected);
  });

  test("Back shows the page of the address from its top, and a reload keeps the position", async () => {
    const expectTop = (top: number) => expectSoon(() => run(() => scrollY), top);
    // The browser takes notice in the next frame.
    const scroll = () => {
      scrollTo({ top: 400, behavior: "instant" });
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    };
    await open("/about-us");
    await click('footer a[href="/partners"]');
    await expectPath("/partners");
    await expectTop(0);
    await run(scroll);
    await reload();
    await hydrated();
    await expectTop(400);
    await open("/contact-us");
    for (const path of ["/partners", "/about-us"]) {
      await back();
      await expectPath(path);
      await hydrated();
      await expectTop(0);
    }
  });

  test("Back right after a reload, before hydration, shows the page of the address", async () => {
    await open("/about-us");
    const title = () => document.querySelector("h1")?.textContent;
    const expected = await run(title);
    await click('footer a[href="/partners"]');
    await expectPath("/partners");
    await beforeHydration(reload, () => run(() => history.back()));
    await expectSoon(() => run(title), expected);
    await expectPath("/about-us");
  });

  test("Back and a reload keep the filter of the gallery", async () => {
    const shown = async () => (await webkit.all("main li img")).length;
    await open("/gallery");
    await click("input", category.label);
    for (const leaveAndReturn of [() => open("/partners").then(back), reload]) {
      await leaveAndReturn();
      await hydrated();
      await expectSoon(shown, descriptions(category.label).length);
    }
  });

  test("the viewer steps by key, and Escape, Close and a click beside it return the focus", async () => {
    const [first = "", second = ""] = descriptions();
    await open("/gallery");
    for (const close of [
      () => press(Key.ESCAPE),
      () => click("dialog button", words.gallery.close),
      () => webkit.driver.actions().move({ x: 3, y: 3 }).click().perform(),
    ]) {
      await click("main a", first);
      await press(Key.ARROW_RIGHT);
      const description = () => document.querySelector("dialog [aria-live] > [id]")?.textContent;
      await expectSoon(() => run(description), second);
      await close();
      await expectCount(0, "dialog");
      await expectFocus(second);
    }
  });
});

describe("on a phone", () => {
  // MiniBrowser cannot be narrower than 447 pixels.
  beforeAll(() => webkit.resize(460, 900));

  const type = async (name: string, text: string) => (await find(`main [name=${name}]`)).sendKeys(text);

  test("the menu opens before hydration; Escape closes it, and a link leads to its page", async () => {
    const [path = ""] = header.entries.flatMap(({ path, subPages }) => (subPages ? [] : path));
    await beforeHydration("/about-us", () => click("button", words.navigation.menu));
    await expectCount(1, "nav", words.navigation.main);
    await press(Key.ESCAPE);
    await expectCount(0, "nav", words.navigation.main);
    await expectFocus(words.navigation.menu);
    await click("button", words.navigation.menu);
    await click(`nav a[href="${path}"]`);
    await expectPath(path);
    await expectCount(0, "nav", words.navigation.main);
  });

  test("what was entered survives an element that is added before hydration, a link and Back", async () => {
    const value = () => document.querySelector<HTMLInputElement>("main [name=name]")?.value;
    await beforeHydration("/contact-us", async () => {
      await type("name", entered.name);
      await run(() => document.querySelector("[name=email]")?.after(document.createElement("div")));
    });
    await click('footer a[href="/partners"]');
    await expectPath("/partners");
    await back();
    await expectSoon(() => run(value), entered.name);
  });

  test("the browser validates a form, which shows the chosen photo", async () => {
    await open("/about-us");
    const photo = `${process.cwd()}/tests/fixture/data/programs/palsam.jpg`;
    await webkit.driver.findElement({ css: "input[type=file]" }).sendKeys(photo);
    const preview = await find("img", words.form.preview);
    await expectSoon(() => run((image: HTMLImageElement) => image.naturalWidth > 0, preview), true);
    for (const key of ["name", "position", "message"] as const)
      await type(key, entered[key].replace("\n", " "));
    await type("email", "mona");
    await click("button", words.form.send);
    await expectFocus(words.form.email);
  });
});
