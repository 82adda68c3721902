import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { logoCounts } from "./place";
import { hydrated } from "./visit";

type Clients = { logos: { image: { alt: string } }[] };

const { logos }: Clients = JSON.parse(readFileSync("data/clients/clients.json", "utf8"));
const names = logos.map(({ image }) => image.alt);
const inRow = (row: number) => names.filter((_, index) => index % 2 === row);

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: `Our clients, row ${number} of 2`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const animationOf = (row: Locator) =>
  row.evaluate((element) => {
    const [animation] = element.getAnimations({ subtree: true });
    return animation && { playState: animation.playState, time: Number(animation.currentTime) };
  });

async function open(page: Page) {
  await page.goto("/");
  await row(page, 1).scrollIntoViewIfNeeded();
  await hydrated(page);
}

async function expectMoving(page: Page, isMoving = true) {
  for (const number of [1, 2])
    await expect
      .poll(async () => (await animationOf(row(page, number)))?.playState === "running")
      .toBe(isMoving);
}

/** Where the first logo and the end of the row's contents are when the row has moved for so many milliseconds. */
const placesAt = (row: Locator, time: number | "end") =>
  row.evaluate((element, time) => {
    const [animation] = element.getAnimations({ subtree: true });
    if (!animation) throw new Error("The row does not move");
    const duration = Number(animation.effect?.getComputedTiming().duration);
    animation.pause();
    // The moment before the seam, less than a thousandth of a pixel away from it.
    animation.currentTime = time === "end" ? duration - 0.01 : time;
    const items = [...element.querySelectorAll("li")];
    const places = {
      first: items[0]?.getBoundingClientRect().left ?? Number.NaN,
      copyOfFirst: items[items.length / element.querySelectorAll("ul").length]?.getBoundingClientRect().left,
      end: items.at(-1)?.getBoundingClientRect().right,
      rowEnd: element.getBoundingClientRect().right,
    };
    animation.play();
    return places;
  }, time);

test.describe("the rows", () => {
  test("hold logos 1, 3, 5 … and 2, 4, 6 …, half of them each, in one register on a light plate", async ({
    page,
  }) => {
    await open(page);
    await expectMoving(page);
    for (const number of [1, 2]) {
      const images = row(page, number).getByRole("img");
      await expect(images).toHaveCount(logoCounts[number - 1] ?? 0);
      expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute("alt")))).toEqual(
        inRow(number - 1),
      );
    }
  });

  test("announce each logo once", async ({ page }) => {
    await open(page);
    await expectMoving(page);
    for (const name of names) await expect(page.getByRole("img", { name, exact: true })).toHaveCount(1);
  });

  test("stand on a light plate in dark mode as well", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
    await open(page);
    const plate = await row(page, 1).evaluate((element) => {
      let ground: Element | null = element;
      while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)")
        ground = ground.parentElement;
      return ground ? getComputedStyle(ground).backgroundColor : "";
    });
    const [red = 0, green = 0, blue = 0] = plate.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.min(red, green, blue)).toBeGreaterThan(200);
  });
});

test.describe("the movement", () => {
  for (const number of [1, 2]) {
    test(`of row ${number} is 30 pixels a second`, async ({ page }) => {
      await open(page);
      await expectMoving(page);
      const start = await placesAt(row(page, number), 0);
      for (const seconds of [1, 10, 60]) {
        const later = await placesAt(row(page, number), seconds * 1000);
        expect(start.first - later.first).toBeCloseTo(30 * seconds, 1);
      }
    });

    test(`of row ${number} has no jump at the seam, and no gap`, async ({ page }) => {
      await open(page);
      await expectMoving(page);
      const start = await placesAt(row(page, number), 0);
      const end = await placesAt(row(page, number), "end");
      expect(end.copyOfFirst).toBeCloseTo(start.first, 1);
      expect(end.end).toBeGreaterThanOrEqual(end.rowEnd);
    });
  }

  test("fills a window that is wider than the logos are", async ({ page }) => {
    await page.setViewportSize({ width: 3840, height: 800 });
    await open(page);
    await expectMoving(page);
    for (const number of [1, 2]) {
      const end = await placesAt(row(page, number), "end");
      expect(end.end).toBeGreaterThanOrEqual(3840);
    }
  });

  test("keeps its speed when the reader's letters are larger", async ({ page }) => {
    await open(page);
    await expectMoving(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "150%"));
    const width = () =>
      row(page, 1)
        .locator("ul")
        .first()
        .evaluate((list) => list.clientWidth);
    await expect.poll(width).toBeGreaterThan(3000);
    const duration = () =>
      row(page, 1).evaluate((element) => {
        const [animation] = element.getAnimations({ subtree: true });
        return Number(animation?.effect?.getComputedTiming().duration);
      });
    await expect.poll(async () => (await width()) / (await duration())).toBeCloseTo(0.03, 4);
  });

  test("is left to the compositor: transform alone, and no script from frame to frame", async ({ page }) => {
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      Object.assign(window, { frames_asked_for: 0 });
      window.requestAnimationFrame = (callback) => {
        Object.assign(window, { frames_asked_for: Reflect.get(window, "frames_asked_for") + 1 });
        return request(callback);
      };
    });
    await open(page);
    await expectMoving(page);
    const properties = await row(page, 1).evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect
            ? effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
            : [],
        ),
    );
    expect([...new Set(properties)].toSorted()).toEqual([
      "composite",
      "computedOffset",
      "easing",
      "offset",
      "transform",
    ]);
    const asked = () => page.evaluate(() => Number(Reflect.get(window, "frames_asked_for")));
    const before = await asked();
    const { time = 0 } = (await animationOf(row(page, 1))) ?? {};
    await expect.poll(async () => (await animationOf(row(page, 1)))?.time).toBeGreaterThan(time + 500);
    expect(await asked()).toBe(before);
  });
});

/** Takes a row to a moment of its way, and holds it there: what is not in view does not come into it. */
const holdAt = (row: Locator, time: number) =>
  row.evaluate((element, time) => {
    const [animation] = element.getAnimations({ subtree: true });
    animation?.pause();
    if (animation) animation.currentTime = time;
  }, time);

/** Whether all logos are there that are in view, or will be within the next four seconds. */
const areNextThere = (row: Locator) =>
  row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const next = [...element.querySelectorAll("img")].filter((image) => {
      const box = image.getBoundingClientRect();
      return box.right > left - 120 && box.left < right + 120;
    });
    return next.length > 2 && next.every(({ naturalWidth }) => naturalWidth > 0);
  });

test.describe("the logos", () => {
  test("that are far from view are not fetched", async ({ page }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const [name] = request.url().match(/client-\d+/) ?? [];
      if (name) fetched.add(name);
    });
    await open(page);
    await expectMoving(page);
    await expect.poll(() => areNextThere(row(page, 1))).toBe(true);
    await page.waitForTimeout(300);
    // Of each row those in the window, half a cell farther on, and those of the next eight seconds.
    const width = page.viewportSize()?.width ?? 0;
    expect(fetched.size).toBeLessThanOrEqual(2 * Math.ceil((width + 92 + 240) / 185 + 1));
    expect(fetched.size).toBeLessThan(names.length);
  });

  for (const direction of ["ltr", "rtl"])
    test(`are there before they come into view, ${direction}`, async ({ page }) => {
      await page.goto("/");
      await page.evaluate((direction) => document.documentElement.setAttribute("dir", direction), direction);
      await row(page, 1).scrollIntoViewIfNeeded();
      await expectMoving(page);
      // The way is taken from the page's direction whenever the rows start.
      await button(page, "Stop logos").click();
      await button(page, "Start logos").click();
      await expectMoving(page);
      // Three seconds are half a logo's width: at one of these moments one is about to come into view.
      for (const time of [30_000, 33_000, 86_000]) {
        for (const number of [1, 2]) await holdAt(row(page, number), time);
        for (const number of [1, 2])
          await expect.poll(() => areNextThere(row(page, number)), { timeout: 8000 }).toBe(true);
      }
    });
});

test.describe("the pause control", () => {
  for (const number of [1, 2])
    test(`stops row ${number} where it is, and starts it from there`, async ({ page }) => {
      await open(page);
      await expectMoving(page);
      await row(page, number).evaluate((element) => {
        const [animation] = element.getAnimations({ subtree: true });
        if (animation) animation.currentTime = 20_000;
      });
      const item = row(page, number).locator("li").first();
      const place = () => item.evaluate((element) => element.getBoundingClientRect().left);
      // Two seconds is more than a click takes.
      const expectNear = async (before: number) => {
        expect(before - (await place())).toBeGreaterThan(-0.5);
        expect(before - (await place())).toBeLessThan(60);
      };
      const before = await place();
      await button(page, "Stop logos").click();
      await expectMoving(page, false);
      await expectNear(before);
      const stopped = await place();
      await button(page, "Start logos").click();
      await expectMoving(page);
      await expectNear(stopped);
    });

  test("leaves rows that can be scrolled to every logo", async ({ page }) => {
    await open(page);
    await expectMoving(page);
    await button(page, "Stop logos").click();
    await expectMoving(page, false);
    for (const number of [1, 2]) {
      const reached = await row(page, number).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll(":scope > div > ul img")].map((image) => {
          image.scrollIntoView({ inline: "center", block: "nearest" });
          const box = image.getBoundingClientRect();
          return box.left >= left && box.right <= right;
        });
      });
      expect(reached).toEqual(reached.map(() => true));
    }
  });

  test("works with the keyboard, though the focus holds the rows", async ({ page }) => {
    await open(page);
    await expectMoving(page);
    await button(page, "Stop logos").focus();
    await expectMoving(page, false);
    await page.keyboard.press("Enter");
    await expect(button(page, "Start logos")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, "Stop logos")).toBeFocused();
    await expectMoving(page);
  });
});

test.describe("the rows rest", () => {
  test("while the pointer is on them", async ({ page }) => {
    await open(page);
    await expectMoving(page);
    await row(page, 2).hover();
    for (const number of [1, 2])
      await expect.poll(async () => (await animationOf(row(page, number)))?.playState).toBe("paused");
    await page.mouse.move(1, 1);
    await expectMoving(page);
  });

  test("while the keyboard's focus is there, and the arrow keys scroll them", async ({ page }) => {
    await open(page);
    await expectMoving(page);
    await button(page, "Stop logos").focus();
    await page.keyboard.press("Tab");
    await expect(row(page, 1)).toBeFocused();
    await expectMoving(page, false);
    const scrolled = () => row(page, 1).evaluate((element) => element.scrollLeft);
    const before = await scrolled();
    await page.keyboard.press("ArrowRight");
    await expect.poll(scrolled).toBeGreaterThan(before + 10);
    await page.getByRole("link", { name: "Learn More" }).focus();
    await expectMoving(page);
  });
});

test.describe("with less motion asked for", () => {
  test.use({ reducedMotion: "reduce" });

  test("the rows do not move until they are started, and can be scrolled", async ({ page }) => {
    await open(page);
    await expect(button(page, "Start logos")).toBeVisible();
    await expectMoving(page, false);
    const last = row(page, 2).getByRole("img").last();
    await last.evaluate((element) => element.scrollIntoView({ inline: "end", block: "nearest" }));
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await button(page, "Start logos").click();
    await expectMoving(page);
  });
});

test("the rows stop when less motion is asked for while they move", async ({ page }) => {
  await open(page);
  await expectMoving(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectMoving(page, false);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all logos are there once and within reach, and no control is", async ({ page }) => {
    await page.goto("/");
    for (const name of names)
      await expect(page.locator("img").and(page.getByAltText(name, { exact: true }))).toHaveCount(1);
    for (const number of [1, 2]) {
      const last = row(page, number).getByRole("img").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.99 });
    }
    await expect(button(page, "Stop logos")).toBeHidden();
  });
});

test("on paper every logo shows once", async ({ page }) => {
  await open(page);
  await expectMoving(page);
  await page.emulateMedia({ media: "print" });
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const number of [1, 2])
    for (const image of await row(page, number).getByRole("img").all()) {
      const box = await image.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(-0.5);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 0.5);
    }
});
