import { parse } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { home, words } from "../../../node/site/content";
import {
  actionButton,
  arrowKey,
  homeCarousel as carousel,
  currentStar,
  slideRound,
  trainerRound,
} from "../../navigation/place";
import { holdRequests, hydrated, pauseClock, setFontSize } from "../../navigation/visit";
import { drag, type Pointer, wheelAcross } from "../gesture/gesture";

const slide = (page: Page, name: string) => carousel(page).getByRole("group", { name, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
/** The copies that continue the ground of a picture have no alternative text. */
const pictures = (page: Page) => carousel(page).locator('img:not([alt=""])');
const rotation = (page: Page) => carousel(page).locator("a, button, [tabindex]").first();
const live = (page: Page) => carousel(page).locator("[aria-live]");
const action = (page: Page) => actionButton(carousel(page), home.carousel.action);

async function open(page: Page) {
  await page.goto("/");
  await hydrated(page);
}

async function expectSlide(page: Page, number: number) {
  await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(number));
  await expect(slide(page, slideRound.name(number))).toBeVisible();
  await expect(carousel(page).getByRole("img")).toHaveCount(1);
}

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

const leave = (page: Page) => page.mouse.move(1, 1);

/** The number of milliseconds after which the page gets time to render. */
const stride = 1000;

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

test("the slides change under one caption with its action, without a layout shift", async ({ page }) => {
  await open(page);
  await expect(pictures(page)).toHaveCount(slideRound.count);
  const heights = new Set<number>();
  for (const name of slideRound.onward.map(slideRound.name)) {
    await button(page, name).click();
    await expect(slide(page, name).getByRole("img")).toBeVisible();
    await expect(carousel(page).getByRole("heading", { level: 1 })).toHaveText(home.carousel.title);
    await expect(action(page)).toBeVisible();
    heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(heights.size).toBe(1);
});

test("the controls are below the caption, also with large letters", { tag: "@chromium" }, async ({
  page,
}) => {
  for (const [width, standard] of [
    [320, 16],
    [360, 16],
    [360, 24],
  ] as const) {
    await setFontSize(page, standard);
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    const call = await carousel(page).getByRole("link").last().boundingBox();
    for (const control of await carousel(page).getByRole("button", { name: /./ }).all()) {
      if ((await control.textContent()) === home.carousel.action.label) continue;
      const place = `${await control.getAttribute("aria-label")} at ${width} px`;
      const top = (await control.boundingBox())?.y;
      expect.soft(top, place).toBeGreaterThanOrEqual((call?.y ?? 0) + (call?.height ?? 0));
    }
  }
});

/*
 * The roles, names and states that the APG's carousel pattern requires. The home carousel is a grouped
 * carousel that rotates. The trainer carousel is a basic carousel that does not rotate.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
for (const { name, slides, controls } of [
  {
    name: home.carousel.label,
    slides: slideRound.names,
    controls: [words.carousel.stop, words.carousel.previous, ...slideRound.names, words.carousel.next],
  },
  {
    name: home.trainers.heading,
    slides: trainerRound.names,
    controls: [words.trainers.previous, words.trainers.next],
  },
]) {
  test(`${name} has the roles, names and states of the pattern`, async ({ page }) => {
    await open(page);
    await leave(page);
    const part = page.getByRole("region", { name, exact: true });
    await expect(part).toHaveAttribute("aria-roledescription", words.carousel.carousel);
    const labelsOf = (elements: Locator) =>
      elements.evaluateAll((all) => all.map((element) => element.getAttribute("aria-label")));
    expect(await labelsOf(part.locator("button[aria-label]"))).toEqual(controls);
    const all = part.locator(`[aria-live] [role=group][aria-roledescription="${words.carousel.slide}"]`);
    expect(await labelsOf(all)).toEqual(slides);
    // All other slides are hidden, also from assistive technology.
    await expect(part.locator("[aria-live]").getByRole("group")).toHaveCount(1);
  });
}

test.describe("the pictures", () => {
  const picturesThere = (page: Page) =>
    pictures(page).evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap(({ naturalWidth }, index) => (naturalWidth > 0 ? [index + 1] : [])),
    );

  const second = new RegExp(`/${parse(home.carousel.slides[1]?.src ?? "").name}\\.\\w+$`);

  test("load before their slide is shown; until then the previous slide stays", async ({ page }) => {
    const bring = await holdRequests(page, second);
    await open(page);
    await page.waitForLoadState("networkidle");
    expect(await picturesThere(page)).toEqual([1]);
    const requested = page.waitForRequest(second);
    await button(page, slideRound.name(2)).click();
    await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
    await requested;
    await expect(slide(page, slideRound.name(1))).toBeVisible();
    await expect(slide(page, slideRound.name(2))).toBeHidden();
    bring();
    await expectSlide(page, 2);
    expect(await picturesThere(page)).toEqual([1, 2]);
  });

  test("that fail to load are replaced by their alternative text", async ({ page }) => {
    await page.route(second, (route) => route.abort());
    await open(page);
    await button(page, slideRound.name(2)).click();
    await expectSlide(page, 2);
  });
});

test.describe("automatic rotation", () => {
  test("shows another slide every 5 seconds, and the first after the last", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await passTime(page, 4999);
    await expectSlide(page, 1);
    await passTime(page, 1);
    await expectSlide(page, 2);
    for (const number of slideRound.onward.slice(1)) {
      await passTime(page, 5000);
      await expectSlide(page, number);
    }
  });

  test("pauses while the pointer rests on the carousel, and starts the slide anew", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await passTime(page, 3000);
    await carousel(page).getByRole("heading").hover();
    await passTime(page, 20_000);
    await expectSlide(page, 1);
    await leave(page);
    await passTime(page, 4999);
    await expectSlide(page, 1);
    await passTime(page, 1);
    await expectSlide(page, 2);
  });

  test("stops when the keyboard focus enters, and starts again only with the control", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await action(page).focus();
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await passTime(page, 20_000);
    await expectSlide(page, 1);
    await button(page, words.carousel.start).press("Enter");
    await leave(page);
    await passTime(page, 5000);
    await expectSlide(page, 2);
  });

  test("shows a chosen slide for its full time; stops and starts with the control", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await passTime(page, 4000);
    await button(page, slideRound.name(slideRound.count)).click();
    await leave(page);
    await passTime(page, 4999);
    await expectSlide(page, slideRound.count);
    await passTime(page, 1);
    await expectSlide(page, 1);
    for (const [name, number] of [
      [words.carousel.stop, 1],
      [words.carousel.start, 2],
    ] as const) {
      await expect(rotation(page)).toHaveAccessibleName(name);
      // The name tells the state (Stop, Start). An attribute of a state would contradict it.
      for (const state of ["aria-pressed", "aria-checked", "aria-expanded"])
        await expect(rotation(page)).not.toHaveAttribute(state);
      await rotation(page).click();
      await leave(page);
      await passTime(page, 5000);
      await expectSlide(page, number);
    }
  });

  for (const [unseen, hide, show] of [
    [
      "is out of view",
      (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded(),
      (page: Page) => carousel(page).getByRole("heading").scrollIntoViewIfNeeded(),
    ],
    ["is in a hidden tab", (page: Page) => setHidden(page, true), (page: Page) => setHidden(page, false)],
  ] as const) {
    test(`pauses while the carousel ${unseen}`, async ({ page }) => {
      await openWithStoppedClock(page);
      await leave(page);
      await hide(page);
      await expect(live(page)).toHaveAttribute("aria-live", "polite");
      await passTime(page, 20_000);
      await show(page);
      await expect(live(page)).toHaveAttribute("aria-live", "off");
      await expectSlide(page, 1);
      await passTime(page, 5000);
      await expectSlide(page, 2);
    });
  }

  for (const when of ["before", "after"]) {
    test(`is off when reduced motion is preferred ${when} the page is open`, {
      tag: when === "before" ? "@reduced-motion" : "@chromium",
    }, async ({ page }) => {
      if (when === "before") await page.emulateMedia({ reducedMotion: "reduce" });
      await openWithStoppedClock(page);
      await leave(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(button(page, words.carousel.start)).toBeVisible();
      await passTime(page, 20_000);
      await expectSlide(page, 1);
    });
  }
});

test("the slides are announced politely, but not while they rotate automatically", async ({ page }) => {
  await open(page);
  await leave(page);
  await expect(live(page)).toHaveAttribute("aria-live", "off");
  await button(page, words.carousel.next).focus();
  await expect(live(page)).toHaveAttribute("aria-live", "polite");
  const trainers = page.getByRole("region", { name: home.trainers.heading, exact: true });
  await expect(trainers.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test.describe("the controls", () => {
  // Disables the fade between the slides.
  test.use({ reducedMotion: "reduce" });

  test("show the next and the previous slide, and wrap around at both ends", async ({ page }) => {
    await open(page);
    for (const number of slideRound.onward) {
      await button(page, words.carousel.next).press("Enter");
      await expectSlide(page, number);
      await expect(button(page, words.carousel.next)).toBeFocused();
    }
    for (const number of slideRound.backward) {
      await button(page, words.carousel.previous).click();
      await expectSlide(page, number);
    }
  });

  test("are at least 44 px large on a phone, or 24 px if many", { tag: "@phone-only" }, async ({ page }) => {
    await open(page);
    for (const control of await carousel(page).getByRole("button").all()) {
      const box = await control.boundingBox();
      const isStar = slideRound.names.includes((await control.getAttribute("aria-label")) ?? "");
      // This is the minimum target size (WCAG 2.2, 2.5.8).
      expect(box?.width).toBeGreaterThanOrEqual(isStar && slideRound.count > 3 ? 24 : 44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("respond to the arrow keys inside the carousel only", async ({ page }) => {
    await open(page);
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.keyboard.press(arrowKey.next);
    await expectSlide(page, 1);
    await action(page).focus();
    for (const number of slideRound.onward) {
      await page.keyboard.press(arrowKey.next);
      await expectSlide(page, number);
    }
    await page.keyboard.press(arrowKey.previous);
    await expectSlide(page, slideRound.count);
  });
});

test.describe("a swipe", () => {
  test.use({ reducedMotion: "reduce" });

  /** A swipe of 40 pixels has no effect. */
  async function expectSwipes(page: Page, pointer: Pointer) {
    await open(page);
    for (const [across, number] of [
      [-40, 1],
      [-41, 2],
      [41, 1],
      [41, slideRound.count],
    ] as const) {
      await drag(page, live(page), pointer, { across });
      await expectSlide(page, number);
    }
  }

  test("by mouse over 40 px shows the next or the previous slide", ({ page }) => expectSwipes(page, "mouse"));

  test("by touch shows the slides, on the caption too", { tag: "@phone-only" }, async ({ page }) => {
    await expectSwipes(page, "touch");
    await drag(page, carousel(page).getByRole("heading"), "touch", { across: -60 });
    await expectSlide(page, 1);
  });

  test("on a trackpad shows the next slide and does not leave the page", async ({ page }) => {
    await open(page);
    await carousel(page).getByRole("heading").hover();
    expect(await wheelAcross(page, 60)).toBe(true);
    await expectSlide(page, 2);
  });

  test("that is mainly vertical scrolls the page", { tag: "@phone-only" }, async ({ page }) => {
    await open(page);
    await drag(page, slide(page, slideRound.name(1)), "touch", { across: -60, down: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expectSlide(page, 1);
  });

  test("by mouse selects the caption; one that starts on a button does nothing", async ({ page }) => {
    await open(page);
    await drag(page, carousel(page).getByRole("heading"), "mouse", { across: -200 });
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await drag(page, button(page, words.carousel.next), "mouse", { across: -120 });
    await expectSlide(page, 1);
  });
});

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows the first slide, keeps all slides in the document, and has no controls", async ({ page }) => {
    await page.goto("/");
    await expect(slide(page, slideRound.name(1))).toBeVisible();
    await expect(carousel(page).getByRole("img")).toHaveCount(1);
    await expect(pictures(page)).toHaveCount(slideRound.count);
    await expect(carousel(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(carousel(page).getByRole("button", { name: /slide/ })).toHaveCount(0);
    await expect(action(page)).toBeVisible();
  });
});
