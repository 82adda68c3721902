import { expect, type Route, test } from "@playwright/test";
import { contact, destinations, site, trainers, words } from "../../node/site/content";
import { entered, fillForm, portrait, watchLogs } from "../components/form/form-entry";
import { descriptions, pictures, viewer } from "../components/gallery/gallery-page";
import { flagshipLink, menuButton } from "../components/header/main-navigation";
import { currentStar, footerLink, programWith, slideRound, titleOf } from "../navigation/place";
import {
  answerOtherHosts,
  holdRequests,
  hydrated,
  openHeld,
  pauseClock,
  watchDocuments,
} from "../navigation/visit";

test.describe("an action before the scripts load takes effect afterwards:", () => {
  test("a button is pressed twice", { tag: "@firefox" }, async ({ page }) => {
    const release = await openHeld(page, "/");
    const next = page.getByRole("button", { name: words.carousel.next });
    await next.click();
    await next.click();
    await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(1));
    release();
    await expect(currentStar(page)).toHaveAccessibleName(slideRound.name((2 % slideRound.count) + 1));
  });

  test("on one page, a mode and a photo are chosen, and a social network without a destination is clicked", async ({
    page,
  }) => {
    const network = site.social.find(({ destination }) => destination === "");
    const release = await openHeld(page, "/about-us");
    const dark = page.getByRole("banner").getByRole("radio", { name: words.colorMode.dark, exact: true });
    await dark.check();
    await page.locator("input[type=file]").setInputFiles(portrait);
    if (network)
      await page.getByRole("contentinfo").getByRole("link", { name: network.name, exact: true }).click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    await expect(dark).toBeChecked();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("color-mode"))).toBe("dark");
    await expect(page.getByRole("group", { name: words.form.photo })).toContainText(portrait.name);
    const top = () => page.getByRole("main").evaluate((main) => Math.round(main.getBoundingClientRect().top));
    if (network) await expect.poll(top).toBe(70);
    await expect(page).toHaveURL("/about-us");
  });

  test("a picture of the gallery is clicked; with a modifier key, it opens a tab at once", async ({
    page,
    context,
  }) => {
    const release = await openHeld(page, "/gallery");
    const picture = pictures(page).nth(1);
    const opened = context.waitForEvent("page");
    await picture.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL((await picture.getAttribute("href")) ?? "");
    await picture.dblclick();
    await expect(page).toHaveURL("/gallery");
    release();
    await expect(viewer(page).getByText(descriptions()[1] ?? "", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    const openedLater = context.waitForEvent("page");
    await picture.click({ modifiers: ["ControlOrMeta"] });
    await openedLater;
    await expect(viewer(page)).toHaveCount(0);
  });

  test("a form is sent", async ({ page, context }) => {
    test.skip(destinations.contact !== "", "the form is posted to its destination");
    await answerOtherHosts(context);
    const release = await openHeld(page, "/contact-us");
    const form = page.getByRole("form", { name: contact.form.heading });
    await fillForm(form);
    await form.getByRole("button", { name: words.form.send }).click();
    const logs = watchLogs(page);
    release();
    await expect.poll(() => logs).toHaveLength(1);
    expect(await logs[0]?.args()[0]?.jsonValue()).toEqual(entered);
    await expect(form.getByLabel(words.form.name)).toHaveValue("");
  });
});

/** Failures that prevent the hydration of the gallery: which files fail, and how requests for them are answered. */
const failures: Record<string, [files: RegExp, answer: (route: Route) => Promise<void>]> = {
  "a script cannot be loaded": [/\/app-[^/]*\.js$/, (route) => route.abort()],
  "a script is not a script": [/\/app-[^/]*\.js$/, (route) => route.fulfill({ body: "<p>Sign in</p>" })],
  "its data are not found": [/\/gallery\/page-data\.json$/, (route) => route.fulfill({ status: 404 })],
  "React cannot render it": [
    /\/gallery\/page-data\.json$/,
    async (route) => {
      const json = await (await route.fetch()).json();
      await route.fulfill({ json: { ...json, result: { ...json.result, data: {} } } });
    },
  ],
};

for (const [failure, [files, answer]] of Object.entries(failures)) {
  test(`if ${failure}, pictures and links of the gallery lead to their addresses, also for clicks before`, async ({
    page,
  }) => {
    await page.route(files, answer);
    const documents = watchDocuments(page);
    const release = await openHeld(page, "/gallery");
    const file = (await pictures(page).nth(1).getAttribute("href")) ?? "";
    await pictures(page).nth(1).click();
    await expect(page).toHaveURL("/gallery");
    release();
    await expect(page).toHaveURL(file);
    await page.goto("/gallery");
    // The scripts may still be loading.
    await footerLink(page, "/partners").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
    expect(documents.at(-1)).toBe("/partners");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

test("if scripts fail, a page is as without them: all is open, and the color mode can be chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/app-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/about-us");
  await menuButton(page).click();
  await expect(flagshipLink(page)).toBeVisible();
  await expect(page.getByRole("button", { name: words.landing.more })).toHaveCount(0);
  await page.goto("/");
  await page.mouse.move(9, 9);
  await page.mouse.move(5, 5);
  await expect(page.getByRole("heading", { name: trainers.at(-1)?.name, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: words.clients.stop })).toBeHidden();
  const dark = page.getByRole("radio", { name: words.colorMode.dark, exact: true });
  await menuButton(page).click();
  await dark.locator("visible=true").check();
  await expect(page.locator("html")).toHaveCSS("color-scheme", /^dark/);
  await page.getByRole("radio", { name: words.colorMode.light, exact: true }).locator("visible=true").check();
  await expect(page.locator("html")).toHaveCSS("color-scheme", /^light/);
});

test("if scripts do not arrive in time, the browser handles input until they do", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.clock.install();
  const release = await openHeld(page, "/gallery");
  const file = await pictures(page).first().getAttribute("href");
  await pictures(page).first().click();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL("/gallery");
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(file ?? "");
  await page.goto("/gallery");
  await page.mouse.move(9, 9);
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await page.getByRole("radio", { name: words.colorMode.dark, exact: true }).locator("visible=true").check();
  release();
  await hydrated(page);
  await expect(page.locator("html")).toHaveCSS("color-scheme", /^dark/);
  await expect(page.getByRole("group", { name: words.gallery.filter })).toBeVisible();
  await pictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
});

test("the scripts start after the load event, in half a second on an idle page", async ({ page }) => {
  await page.clock.install();
  // The load event waits for the pictures.
  const bring = await holdRequests(page, /\.(?:svg|jpg|webp|avif)$/);
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await pauseClock(page, 1000);
  const scripts = page.locator("script[src]");
  await page.clock.runFor(5000);
  await expect(scripts).toHaveCount(0);
  bring();
  await page.waitForLoadState("load");
  await page.clock.runFor(500);
  expect(await scripts.count(), "scripts half a second after the load event").toBeGreaterThan(0);
});

test("each gesture starts the scripts at once, a page that loads under a resting pointer does not", async ({
  page,
}) => {
  const gestures = [
    "pointermove",
    "pointerdown",
    "click",
    "change",
    "keydown",
    "focusin",
    "scroll",
    "dragover",
  ];
  // No page is ever idle.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const gesture of gestures) {
    await page.goto("/partners");
    const countAfter = (movementX: number) =>
      page.evaluate(
        ([type, movementX]) => {
          dispatchEvent(type === "pointermove" ? new PointerEvent(type, { movementX }) : new Event(type));
          return document.querySelectorAll("script[src]").length;
        },
        [gesture, movementX] as const,
      );
    if (gesture === "pointermove") expect(await countAfter(0), "without movement").toBe(0);
    expect(await countAfter(9), gesture).toBeGreaterThan(0);
  }
});

test("hydration does not change the page", async ({ page }) => {
  for (const path of ["/", programWith("outline").path]) {
    const release = await openHeld(page, path);
    const before = await page.locator("main").ariaSnapshot();
    release();
    await hydrated(page);
    expect(await page.locator("main").ariaSnapshot()).toBe(before);
    await expect(page.locator("#deferred-styles link")).toHaveCount(0);
  }
});

test("the deferred stylesheet of a page still applies when the visitor returns", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.goto(programWith("objectives").path);
  await hydrated(page);
  // Compares the layout, but no size: the font may still replace the fallback.
  const layout = () =>
    page
      .locator("#objectives")
      .evaluate((section) =>
        [...section.querySelectorAll("*")].map((element) => getComputedStyle(element).display),
      );
  await expect(page.locator('head link[href^="/deferred-"]')).toHaveCount(1);
  await expect(page.locator("#deferred-styles link")).toHaveCount(0);
  const before = await layout();
  await footerLink(page, "/partners").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
  await page.goBack();
  await expect.poll(layout).toEqual(before);
});
