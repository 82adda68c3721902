import { expect, type Route, test } from "@playwright/test";
import { site, words } from "../../node/site/content";
import { portrait } from "../components/form/form-entry";
import { pictures } from "../components/gallery/gallery-page";
import { container } from "../components/office-map/office-map";
import { footerLink, homeCarousel, programWith, titleOf } from "../navigation/place";
import {
  answerOtherHosts,
  holdRequests,
  hydrated,
  openHeld,
  pauseClock,
  watchDocuments,
} from "../navigation/visit";

test.describe("before hydration, what is offered works:", () => {
  test("controls that only scripts can serve appear with hydration, and nothing moves", {
    tag: ["@firefox", "@phone"],
  }, async ({ page }) => {
    const controls: [path: string, ...names: string[]][] = [
      ["/", words.carousel.next, words.clients.stop, words.trainers.next],
      ["/contact-us", words.form.send],
    ];
    for (const [path, ...names] of controls) {
      const release = await openHeld(page, path);
      const controls = names.map((name) => page.getByRole("button", { name, exact: true }));
      const places = () =>
        page
          .locator("main :is(h1, h2, p)")
          .evaluateAll((elements) =>
            elements.map((element) => element.getBoundingClientRect().top + scrollY),
          );
      const before = await places();
      for (const control of controls) await expect(control).toHaveCount(0);
      release();
      for (const control of controls) await expect(control).toBeVisible();
      expect(await places(), path).toEqual(before);
    }
  });

  test("a mode and a photo are chosen, and a social network without a destination leads to the content", async ({
    page,
  }) => {
    const network = site.social.find(({ destination }) => destination === "");
    const release = await openHeld(page, "/about-us");
    const dark = page.getByRole("banner").getByRole("radio", { name: words.colorMode.dark, exact: true });
    await dark.check();
    await expect(page.locator("html")).toHaveCSS("color-scheme", /dark/);
    await page.locator("input[type=file]").setInputFiles(portrait);
    if (network)
      await page.getByRole("contentinfo").getByRole("link", { name: network.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    release();
    await expect(dark).toBeChecked();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("color-mode"))).toBe("dark");
    await expect(page.getByRole("group", { name: words.form.photo })).toContainText(portrait.name);
  });

  test("a pointer that rests on the carousel pauses it", { tag: "@firefox" }, async ({ page }) => {
    const release = await openHeld(page, "/");
    const { x, y } = (await homeCarousel(page).getByRole("heading").boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 9, y + 9);
    release();
    await expect(homeCarousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  });
});

test("without a gesture, a map in view is drawn", { tag: "@firefox" }, async ({ page, context }) => {
  await answerOtherHosts(context);
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto("/contact-us");
  await expect(container(page).locator("img").first()).toBeVisible();
});

/** Failures that prevent the hydration of the gallery: which files fail, and how requests for them are answered. */
const failures: Record<string, [files: RegExp, answer: (route: Route) => Promise<void>]> = {
  "a script cannot be loaded": [/\/app-[^/]*\.js$/, (route) => route.abort()],
  "its data are not found": [/\/gallery\/page-data\.json$/, (route) => route.fulfill({ status: 404 })],
};

for (const [failure, [files, answer]] of Object.entries(failures)) {
  test(`if ${failure}, pictures and links of the gallery lead to their addresses`, async ({ page }) => {
    await page.route(files, answer);
    const documents = watchDocuments(page);
    await page.goto("/gallery");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(page.getByRole("group", { name: words.gallery.filter })).toHaveCount(0);
    const file = (await pictures(page).nth(1).getAttribute("href")) ?? "";
    await pictures(page).nth(1).click();
    await expect(page).toHaveURL(file);
    await page.goto("/gallery");
    // The scripts may still be loading.
    await footerLink(page, "/partners").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
    expect(documents.at(-1)).toBe("/partners");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

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

test("each gesture starts the scripts at once", async ({ page }) => {
  // No page is ever idle.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const gesture of ["pointerdown", "click", "keydown", "focusin", "scroll", "dragover"]) {
    await page.goto("/partners");
    const count = await page.evaluate((type) => {
      dispatchEvent(new Event(type));
      return document.querySelectorAll("script[src]").length;
    }, gesture);
    expect(count, gesture).toBeGreaterThan(0);
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
  await expect(page.locator('link[href^="/deferred-"]')).toHaveCount(1);
  const before = await layout();
  await footerLink(page, "/partners").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
  await page.goBack();
  await expect.poll(layout).toEqual(before);
});
