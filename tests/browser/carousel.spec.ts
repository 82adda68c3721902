import { parse } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { passTime } from "./clock";
import { draw, type Pointer } from "./gesture";
import { actionButton, homeCarousel as carousel, home, slideRound, words } from "./place";
import { hydrated } from "./visit";

const slide = (page: Page, name: string) => carousel(page).getByRole("group", { name, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
const current = (page: Page) => carousel(page).locator("button[aria-current=true]");
const action = (page: Page) => actionButton(carousel(page), home.carousel.action);

/** Opens home and waits for the script, which then controls the slides. */
async function open(page: Page) {
  await page.goto("/");
  await hydrated(page);
}

/** One slide shows, and it is this one. */
async function expectSlide(page: Page, number: number) {
  await expect(current(page)).toHaveAccessibleName(slideRound.name(number));
  await expect(slide(page, slideRound.name(number))).toBeVisible();
  await expect(carousel(page).getByRole("img")).toHaveCount(1);
}

/** Opens home, and stops its clock while the pointer rests on the carousel: a slide's time has not begun. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await open(page);
  await carousel(page).getByRole("heading").hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectSlide(page, 1);
}

const leave = (page: Page) => page.mouse.move(1, 1);

test("the slides change under one caption with its action, and nothing on the page moves", async ({
  page,
}) => {
  await open(page);
  await expect(carousel(page).locator("img")).toHaveCount(slideRound.count);
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

test.describe("the pictures", () => {
  /** The numbers of the slides whose pictures have come. */
  const picturesThere = (page: Page) =>
    carousel(page)
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap(({ naturalWidth }, index) => (naturalWidth > 0 ? [index + 1] : [])),
      );

  /** The files of the second slide's picture. */
  const second = new RegExp(`/${parse(home.carousel.slides[1]?.src ?? "").name}\\.\\w+$`);

  test("of the slides to come are fetched shortly before their turn", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 200);
    await passTime(page, 1000);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => picturesThere(page)).toEqual([1]);
    await passTime(page, 2000);
    await expect.poll(() => picturesThere(page)).toEqual([1, 2]);
    await passTime(page, 2000);
    await expectSlide(page, 2);
    expect(await picturesThere(page)).toEqual([1, 2]);
  });

  test("of the slides beside the first are fetched when the pointer reaches the carousel", async ({
    page,
  }) => {
    await open(page);
    await carousel(page).getByRole("heading").hover();
    await expect.poll(() => picturesThere(page)).toEqual([...new Set([1, 2, slideRound.count])]);
  });

  test("come before their slide is shown: until then the one before is", async ({ page }) => {
    let bring = () => {};
    const isWanted = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(second, async (route) => {
      await isWanted;
      await route.continue();
    });
    await open(page);
    await button(page, slideRound.name(2)).click();
    await expect(current(page)).toHaveAccessibleName(slideRound.name(2));
    // Longer than the slides take to change; nothing can be polled for.
    await page.waitForTimeout(600);
    await expect(slide(page, slideRound.name(1))).toBeVisible();
    await expect(slide(page, slideRound.name(2))).toBeHidden();
    bring();
    await expectSlide(page, 2);
  });

  test("that fail to load leave their place to their alternative text", async ({ page }) => {
    await page.route(second, (route) => route.abort());
    await open(page);
    await button(page, slideRound.name(2)).click();
    await expectSlide(page, 2);
  });
});

test.describe("by themselves", () => {
  test("the slides change every 5 seconds, and after the last comes the first", async ({ page }) => {
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

  test("they pause while the pointer hovers, and then show a slide for its whole time", async ({ page }) => {
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

  test("they stop at the keyboard's focus, also when it has left, until the control starts them", async ({
    page,
  }) => {
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

  test("a slide that was chosen is shown for its whole time", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await passTime(page, 4000);
    await button(page, slideRound.name(slideRound.count)).click();
    await leave(page);
    await passTime(page, 4999);
    await expectSlide(page, slideRound.count);
    await passTime(page, 1);
    await expectSlide(page, 1);
  });

  test("the control stops and starts them", async ({ page }) => {
    await openWithStoppedClock(page);
    await button(page, words.carousel.stop).click();
    await leave(page);
    await passTime(page, 20_000);
    await expectSlide(page, 1);
    await button(page, words.carousel.start).click();
    await leave(page);
    await passTime(page, 5000);
    await expectSlide(page, 2);
  });

  for (const when of ["before", "after"]) {
    test(`they stand still when reduced motion is preferred ${when} the page is open`, async ({ page }) => {
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

test.describe("the controls", () => {
  // Without the fade between the slides.
  test.use({ reducedMotion: "reduce" });

  test("show the next and the previous slide, around both ends", async ({ page }) => {
    await open(page);
    for (const number of slideRound.onward) {
      await button(page, words.carousel.next).click();
      await expectSlide(page, number);
    }
    for (const number of slideRound.backward) {
      await button(page, words.carousel.previous).click();
      await expectSlide(page, number);
    }
  });

  test("are at least 44 pixels large on a phone; more than three stars share the room", {
    tag: ["@phone", "@phone-only"],
  }, async ({ page }) => {
    await open(page);
    for (const control of await carousel(page).getByRole("button").all()) {
      const box = await control.boundingBox();
      const isStar = slideRound.names.includes((await control.getAttribute("aria-label")) ?? "");
      // WCAG 2.2, 2.5.8.
      expect(box?.width).toBeGreaterThanOrEqual(isStar && slideRound.count > 3 ? 24 : 44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("have the arrow keys, which belong to the page outside the carousel", async ({ page }) => {
    await open(page);
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 1);
    await action(page).focus();
    for (const number of slideRound.onward) {
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, number);
    }
    await page.keyboard.press("ArrowLeft");
    await expectSlide(page, slideRound.count);
  });
});

test.describe("a swipe", () => {
  test.use({ reducedMotion: "reduce" });

  /** Draws a pointer over a slide, by 40 pixels without an effect and then farther. */
  async function expectSwipes(page: Page, pointer: Pointer) {
    await open(page);
    await draw(page, slide(page, slideRound.name(1)), pointer, { across: -40 });
    await expectSlide(page, 1);
    await draw(page, slide(page, slideRound.name(1)), pointer, { across: -41 });
    await expectSlide(page, 2);
    for (const number of [1, slideRound.count]) {
      await draw(page, slide(page, slideRound.name((number % slideRound.count) + 1)), pointer, {
        across: 41,
      });
      await expectSlide(page, number);
    }
  }

  for (const pointer of ["pen", "mouse"] as const) {
    test(`by ${pointer} over 40 px shows the next or the previous slide`, ({ page }) =>
      expectSwipes(page, pointer));
  }

  test("by touch over 40 px shows the next or the previous slide, on the caption too", {
    tag: ["@phone", "@phone-only"],
  }, async ({ page }) => {
    await expectSwipes(page, "touch");
    await draw(page, carousel(page).getByRole("heading"), "touch", { across: -60 });
    await expectSlide(page, 1);
  });

  test("down the page scrolls it, though it goes over 40 px across as well", {
    tag: ["@phone", "@phone-only"],
  }, async ({ page }) => {
    await open(page);
    await draw(page, slide(page, slideRound.name(1)), "touch", { across: -60, down: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expectSlide(page, 1);
  });

  test("of the mouse over the caption selects its text, and one that begins on a button does nothing", async ({
    page,
  }) => {
    await open(page);
    await draw(page, carousel(page).getByRole("heading"), "mouse", { across: 80 });
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await draw(page, button(page, words.carousel.next), "mouse", { across: 120 });
    await expectSlide(page, 1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first slide shows, all are there, and no control is", async ({ page }) => {
    await page.goto("/");
    await expect(slide(page, slideRound.name(1))).toBeVisible();
    await expect(carousel(page).getByRole("img")).toHaveCount(1);
    await expect(carousel(page).locator("img")).toHaveCount(slideRound.count);
    await expect(carousel(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(carousel(page).getByRole("button", { name: /slide/ })).toHaveCount(0);
    await expect(action(page)).toBeVisible();
  });
});
