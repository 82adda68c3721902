import { expect, type Page, test } from "@playwright/test";
import { words } from "../../../node/site/content";
import { homeCarousel as carousel, slideRound } from "../../navigation/place";
import { pauseClock } from "../../navigation/visit";
import { action, button, expectSlide, leave, live, open } from "./home-carousel";

/** Stops the page's clock while the pointer rests on the carousel, before the time of a slide starts. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await open(page);
  await carousel(page).getByRole("heading").hover();
  await pauseClock(page, 60_000);
  await expectSlide(page, 1);
}

/** Playwright cannot hide a tab. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/** The number of milliseconds after which the page gets time to render. */
const stride = 2500;

/**
 * Advances the page's paused clock. Lets React render between one timer and the next, as it does in real
 * time, so that a test sees the final result.
 */
async function passTime(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= stride) {
    await page.clock.runFor(Math.min(left, stride));
    // React schedules its work with messages to itself, which arrive before messages that are sent later.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        });
    });
  }
}

/** Expects a slide to give way to another one after its full time. */
async function expectFullTime(page: Page, from: number, to: number) {
  await passTime(page, 4999);
  await expectSlide(page, from);
  await passTime(page, 1);
  await expectSlide(page, to);
}

test("the carousel shows each slide for 5 seconds, also a chosen one, and the first after the last", {
  tag: "@firefox",
}, async ({ page }) => {
  await openWithStoppedClock(page);
  await leave(page);
  await expectFullTime(page, 1, 2);
  await passTime(page, 4000);
  await button(page, slideRound.name(slideRound.count)).click();
  await leave(page);
  await expectFullTime(page, slideRound.count, 1);
});

test("the carousel pauses under the pointer, out of view and in a hidden tab, and starts its slide anew", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await leave(page);
  const heading = carousel(page).getByRole("heading");
  for (const [index, [pause, end]] of [
    [() => heading.hover(), () => leave(page)],
    [
      () => page.getByRole("contentinfo").scrollIntoViewIfNeeded(),
      () => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" })),
    ],
    [() => setHidden(page, true), () => setHidden(page, false)],
  ].entries()) {
    const number = (index % slideRound.count) + 1;
    await passTime(page, 3000);
    await pause?.();
    await expect(live(page)).toHaveAttribute("aria-live", "polite");
    await passTime(page, 20_000);
    await end?.();
    await expect(live(page)).toHaveAttribute("aria-live", "off");
    await expectFullTime(page, number, (number % slideRound.count) + 1);
  }
});

test("the rotation stops at the keyboard focus and with the control, and starts only with the control", {
  tag: "@firefox",
}, async ({ page }) => {
  await openWithStoppedClock(page);
  const rotation = carousel(page).locator("a, button, [tabindex]").first();
  await leave(page);
  await action(page).focus();
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  await passTime(page, 20_000);
  await expectSlide(page, 1);
  await button(page, words.carousel.start).press("Enter");
  await leave(page);
  // The browser tells when the carousel is in view again.
  await expect(live(page)).toHaveAttribute("aria-live", "off");
  await passTime(page, 5000);
  await expectSlide(page, 2);
  await expect(rotation).toHaveAccessibleName(words.carousel.stop);
  // The name tells the state (Stop, Start). An attribute of a state would contradict it.
  for (const state of ["aria-pressed", "aria-checked", "aria-expanded"])
    await expect(rotation).not.toHaveAttribute(state);
  await rotation.click();
  await leave(page);
  await passTime(page, 20_000);
  await expectSlide(page, 2);
});

for (const when of ["before", "after"]) {
  test(`nothing rotates if reduced motion is preferred ${when} the page is open`, async ({ page }) => {
    if (when === "before") await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithStoppedClock(page);
    await leave(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(button(page, words.carousel.start)).toBeVisible();
    await passTime(page, 20_000);
    await expectSlide(page, 1);
  });
}
