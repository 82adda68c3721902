import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { passTime } from "./clock";
import { draw, type Pointer } from "./gesture";
import { slideRound } from "./place";
import { hydrated } from "./visit";

const home = JSON.parse(readFileSync("data/pages/home.json", "utf8"));

const carousel = (page: Page) => page.getByRole("region", { name: "Welcome" });
const slide = (page: Page, name: string) => carousel(page).getByRole("group", { name, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });

/** Opens a page and waits for the script, in whose hands the slides then are. */
async function open(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
}

/** One slide shows, and it is this one. */
async function expectSlide(page: Page, number: number) {
  await expect(carousel(page).locator("button[aria-current=true]")).toHaveAccessibleName(
    slideRound.name(number),
  );
  await expect(slide(page, slideRound.name(number))).toBeVisible();
  await expect(carousel(page).getByRole("img")).toHaveCount(1);
}

/** Opens a page, and stops its clock while the pointer rests on the carousel: a slide's time has not begun. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await open(page);
  await carousel(page).getByRole("heading").hover();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectSlide(page, 1);
}

const leave = (page: Page) => page.mouse.move(1, 1);

test.describe("the slides", () => {
  for (const path of ["/", "/home"]) {
    test(`are under one caption with Explore Now, on ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(carousel(page).locator("img")).toHaveCount(slideRound.count);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.carousel.title);
      await expect(button(page, "Explore Now")).toBeVisible();
      for (const name of slideRound.names.slice(1)) {
        await button(page, name).click();
        await expect(slide(page, name)).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(button(page, "Explore Now")).toBeVisible();
      }
    });
  }

  test("each have a picture of their own, described", async ({ page }) => {
    await open(page);
    const described = new Set<string | null>();
    for (const name of slideRound.names) {
      if (name !== slideRound.name(1)) await button(page, name).click();
      await expect(slide(page, name).getByRole("img")).toBeVisible();
      described.add(await slide(page, name).getByRole("img").getAttribute("alt"));
    }
    expect(described.size).toBe(slideRound.count);
    expect([...described].every((text) => text && text.length > 20)).toBe(true);
  });

  test("change without anything on the page moving", async ({ page }) => {
    await open(page);
    const heights = new Set<number>();
    for (const name of slideRound.onward.map(slideRound.name)) {
      await button(page, name).click();
      await expect(slide(page, name)).toBeVisible();
      heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    expect(heights.size).toBe(1);
  });
});

test.describe("the pictures", () => {
  test("of the page's first screen come first, the others later", async ({ page }) => {
    await open(page);
    const attributes = await carousel(page)
      .locator("img")
      .evaluateAll((images) =>
        images.map((image) => [image.getAttribute("loading"), image.getAttribute("fetchpriority")]),
      );
    expect(attributes).toEqual([["eager", "high"], ...attributes.slice(1).map(() => ["lazy", null])]);
  });

  /** Which slides' pictures are there. */
  const picturesThere = (page: Page) =>
    carousel(page)
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap(({ naturalWidth }, index) => (naturalWidth > 0 ? [index + 1] : [])),
      );

  test("of the slides to come are fetched shortly before their turn", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 200);
    await passTime(page, 1000);
    await expect.poll(() => picturesThere(page)).toEqual([1]);
    // Time for what should not come to come.
    await page.waitForTimeout(300);
    expect(await picturesThere(page)).toEqual([1]);
    await passTime(page, 2000);
    await expect.poll(() => picturesThere(page)).toEqual([1, 2]);
    await passTime(page, 2000);
    await expectSlide(page, 2);
    expect(await picturesThere(page)).toEqual([1, 2]);
    await passTime(page, 3000);
    await expect.poll(() => picturesThere(page)).toEqual([1, 2, 3]);
  });

  test("of the neighbours are fetched for whoever reaches for the carousel", async ({ page }) => {
    await open(page);
    await carousel(page).getByRole("heading").hover();
    await expect.poll(() => picturesThere(page)).toEqual([1, 2, slideRound.count]);
  });

  test("come before their slide is seen: until then the one before is", async ({ page }) => {
    let bring = () => {};
    const isWanted = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/home-2\.\w+$/, async (route) => {
      await isWanted;
      await route.continue();
    });
    await open(page);
    await button(page, slideRound.name(2)).click();
    await expect(carousel(page).locator("button[aria-current=true]")).toHaveAccessibleName(
      slideRound.name(2),
    );
    // Longer than the slides take to change.
    await page.waitForTimeout(600);
    await expect(slide(page, slideRound.name(1))).toBeVisible();
    await expect(slide(page, slideRound.name(2))).toBeHidden();
    bring();
    await expectSlide(page, 2);
  });

  test("that cannot be had leave their place to their words", async ({ page }) => {
    await page.route(/home-2\.\w+$/, (route) => route.abort());
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
    await passTime(page, 4999);
    await expectSlide(page, 2);
    await passTime(page, 1);
    await expectSlide(page, 3);
    for (const number of slideRound.onward.slice(2)) {
      await passTime(page, 5000);
      await expectSlide(page, number);
    }
  });

  test("they rest while the pointer hovers, and then show a slide for its whole time", async ({ page }) => {
    await openWithStoppedClock(page);
    await passTime(page, 20_000);
    await expectSlide(page, 1);
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

  test("they rest while the keyboard's focus is in the carousel", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await button(page, "Explore Now").focus();
    await passTime(page, 20_000);
    await expectSlide(page, 1);
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

  test("they do not change after a press on the pause control, and do after another", async ({ page }) => {
    await openWithStoppedClock(page);
    await button(page, "Stop slides").click();
    await leave(page);
    await passTime(page, 20_000);
    await expectSlide(page, 1);
    await button(page, "Start slides").click();
    await leave(page);
    await passTime(page, 5000);
    await expectSlide(page, 2);
  });
});

test.describe("with less motion asked for", () => {
  test.use({ reducedMotion: "reduce" });

  test("the slides do not start by themselves, but by the control", async ({ page }) => {
    await openWithStoppedClock(page);
    await leave(page);
    await passTime(page, 20_000);
    await expectSlide(page, 1);
    await button(page, "Start slides").click();
    await leave(page);
    await passTime(page, 5000);
    await expectSlide(page, 2);
  });
});

test("the slides stop when less motion is asked for while they change", async ({ page }) => {
  await openWithStoppedClock(page);
  await leave(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(page, "Start slides")).toBeVisible();
  await passTime(page, 20_000);
  await expectSlide(page, 1);
});

test.describe("the controls", () => {
  // Without the fade between the slides.
  test.use({ reducedMotion: "reduce" });

  test("show the next and the previous slide, around both ends", async ({ page }) => {
    await open(page);
    for (const number of slideRound.onward) {
      await button(page, "Next slide").click();
      await expectSlide(page, number);
    }
    for (const number of slideRound.backward) {
      await button(page, "Previous slide").click();
      await expectSlide(page, number);
    }
  });

  test("show any slide, and which one is shown", async ({ page }) => {
    await open(page);
    for (const number of [3, 1, 2]) {
      await button(page, slideRound.name(number)).click();
      await expectSlide(page, number);
      await expect(carousel(page).locator("button[aria-current=true]")).toHaveAccessibleName(
        slideRound.name(number),
      );
    }
  });

  test("are 44 pixels large at least where fingers press them; more than three stars share the room", async ({
    page,
  }, { project }) => {
    test.skip(project.name !== "phone");
    await open(page);
    for (const control of await carousel(page).getByRole("button").all()) {
      const box = await control.boundingBox();
      const isStar = slideRound.names.includes((await control.getAttribute("aria-label")) ?? "");
      // WCAG 2.2, 2.5.8.
      expect(box?.width).toBeGreaterThanOrEqual(isStar && slideRound.count > 3 ? 24 : 44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe("the arrow keys", () => {
  test.use({ reducedMotion: "reduce" });

  test("show the next and the previous slide, around both ends", async ({ page }) => {
    await open(page);
    await button(page, "Explore Now").focus();
    for (const number of slideRound.onward) {
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, number);
    }
    for (const number of slideRound.backward) {
      await page.keyboard.press("ArrowLeft");
      await expectSlide(page, number);
    }
  });

  test("belong to the browser with a modifier, and to the page outside the carousel", async ({ page }) => {
    await open(page);
    await button(page, "Explore Now").focus();
    await page.keyboard.press("Control+ArrowRight");
    await page.getByRole("link", { name: "Learn More" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 1);
  });

  test("are mirrored where the page reads from right to left", async ({ page }) => {
    await open(page);
    await carousel(page).evaluate((section) => section.setAttribute("dir", "rtl"));
    await button(page, "Explore Now").focus();
    await page.keyboard.press("ArrowLeft");
    await expectSlide(page, 2);
  });
});

test.describe("a swipe", () => {
  test.use({ hasTouch: true, reducedMotion: "reduce" });

  for (const pointer of ["touch", "pen", "mouse"] as const satisfies Pointer[]) {
    test(`by ${pointer} over 40 px shows the next or the previous slide, around both ends`, async ({
      page,
    }) => {
      await open(page);
      for (const number of slideRound.onward) {
        await draw(
          page,
          slide(page, slideRound.name(number === 1 ? slideRound.count : number - 1)),
          pointer,
          { across: -41 },
        );
        await expectSlide(page, number);
      }
      for (const number of slideRound.backward) {
        await draw(page, slide(page, slideRound.name((number % slideRound.count) + 1)), pointer, {
          across: 41,
        });
        await expectSlide(page, number);
      }
    });

    test(`by ${pointer} of 40 px does nothing`, async ({ page }) => {
      await open(page);
      await draw(page, slide(page, slideRound.name(1)), pointer, { across: -40 });
      await draw(page, slide(page, slideRound.name(1)), pointer, { across: 40 });
      // What follows would come too late, had either done something.
      await draw(page, slide(page, slideRound.name(1)), pointer, { across: -41 });
      await expectSlide(page, 2);
    });
  }

  test("by touch works on the caption, too", async ({ page }) => {
    await open(page);
    await draw(page, carousel(page).getByRole("heading"), "touch", { across: -60 });
    await expectSlide(page, 2);
  });

  test("of the mouse over the caption selects its text and does nothing else", async ({ page }) => {
    await open(page);
    await draw(page, carousel(page).getByRole("heading"), "mouse", { across: 80 });
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await expectSlide(page, 1);
  });

  test("that begins on a button is none", async ({ page }) => {
    await open(page);
    await draw(page, button(page, "Explore Now"), "mouse", { across: 80 });
    await expectSlide(page, 1);
  });

  test("down the page scrolls it, though it goes over 40 px across as well", async ({ page }) => {
    await open(page);
    await draw(page, slide(page, slideRound.name(1)), "touch", { across: -60, down: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
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
    await expect(carousel(page).getByRole("button")).toHaveText(["Explore Now"]);
  });
});

test("on paper the caption shows, without the slides and their controls", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(carousel(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(carousel(page).getByRole("img")).toHaveCount(0);
  await expect(carousel(page).getByRole("button")).toHaveCount(0);
});
