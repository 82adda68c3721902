import { expect, type Locator, type Page, test } from "@playwright/test";
import { logos, words } from "../../../node/site/content";
import { arrowKey, logoRowName, onward } from "../../navigation/place";
import { holdScripts, visit } from "../../navigation/visit";

const names = logos.map(({ image }) => image.alt);

const row = (page: Page, number: number) =>
  page.getByRole("group", { name: logoRowName(number), exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns undefined if the row has no animation. */
const playState = (row: Locator) =>
  row.evaluate((element) => element.getAnimations({ subtree: true })[0]?.playState);

async function open(page: Page) {
  await visit(page, "/");
  await row(page, 1).scrollIntoViewIfNeeded();
  for (const number of [1, 2])
    await expect(row(page, number).locator("[aria-hidden] ul").first()).toBeAttached();
}

async function expectState(page: Page, state: AnimationPlayState | undefined) {
  for (const number of [1, 2]) await expect.poll(() => playState(row(page, number))).toBe(state);
}

/**
 * Returns where lists start and end after a share of the animation, in pixels in the direction of reading.
 */
const placesAt = (row: Locator, share: number) =>
  row.evaluate(
    (element, { share, onward }) => {
      const [animation] = element.getAnimations({ subtree: true });
      const { delay = 0, duration } = animation?.effect?.getComputedTiming() ?? {};
      if (!animation) throw new Error("The row has no animation.");
      animation.pause();
      animation.currentTime = delay + Number(duration) * share;
      const sidesOf = (part: Element) => {
        const { left, right } = part.getBoundingClientRect();
        return onward > 0 ? { start: left, end: right } : { start: -right, end: -left };
      };
      const lists = [...element.querySelectorAll("ul")].map(sidesOf);
      return {
        start: lists[0]?.start ?? Number.NaN,
        copyStart: lists[1]?.start,
        end: lists.at(-1)?.end,
        rowEnd: sidesOf(element).end,
        seconds: Number(duration) / 1000,
      };
    },
    { share, onward },
  );

test("assistive technology finds each logo once, the odd ones in the first row; in dark mode, the name of a failed one is inverted with it", async ({
  page,
}) => {
  await open(page);
  for (const number of [1, 2])
    expect(
      await row(page, number)
        .getByRole("img")
        .evaluateAll((all) => all.map((image) => image.getAttribute("alt"))),
    ).toEqual(names.filter((_, index) => index % 2 === number - 1));
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { colorMode: "dark" }));
  const logo = row(page, 1).getByRole("img").first();
  await expect(logo).toHaveCSS("color", "rgb(27, 32, 54)");
  await expect(logo).toHaveCSS("filter", /invert/);
});

test("the rows move 30 pixels a second, without a jump or gap, to the start of lines", async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 800 });
  await open(page);
  for (const number of [1, 2]) {
    const start = await placesAt(row(page, number), 0);
    const end = await placesAt(row(page, number), 0.999_999);
    expect((start.start - end.start) / start.seconds).toBeCloseTo(30, 2);
    expect(end.copyStart).toBeCloseTo(start.start, 1);
    expect(end.end).toBeGreaterThanOrEqual(end.rowEnd);
  }
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const start = await placesAt(row(page, 1), 0);
  const later = await placesAt(row(page, 1), 0.5);
  expect(onward * later.start, "moves to the right").toBeGreaterThan(onward * start.start);
});

test("the rows move before any script has loaded, and a pointer on one row pauses both", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  await expectState(page, "running");
  await row(page, 2).hover();
  await expectState(page, "paused");
  await page.mouse.move(1, 1);
  await expectState(page, "running");
});

test("the rows do not move while they are out of view", { tag: "@firefox" }, async ({ page }) => {
  await open(page);
  await page.mouse.move(1, 1);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expectState(page, "paused");
  await row(page, 1).scrollIntoViewIfNeeded();
  await expectState(page, "running");
});

test("the keyboard focus pauses a row, which the arrow keys then scroll", { tag: "@firefox" }, async ({
  page,
}) => {
  await open(page);
  await button(page, words.clients.stop).focus();
  await page.keyboard.press("Tab");
  await expect(row(page, 1)).toBeFocused();
  await expect.poll(() => playState(row(page, 1))).toBe("paused");
  await page.keyboard.press(arrowKey.next);
  const scrolled = async () => Math.abs(await row(page, 1).evaluate((element) => element.scrollLeft));
  await expect.poll(scrolled).toBeGreaterThan(10);
  await page.keyboard.press("Tab");
  await expect.poll(() => playState(row(page, 1))).toBe("running");
  await expect.poll(scrolled).toBe(0);
});

test("the Stop button stops the rows in place, where each logo can be reached, and they continue there", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page);
  const first = row(page, 1).locator("li").first();
  const start = async () =>
    onward * (await first.evaluate((element) => element.getBoundingClientRect().left));
  await button(page, words.clients.stop).press("Enter");
  await expectState(page, "paused");
  const stopped = await start();
  await row(page, 1).evaluate((element, way) => {
    element.scrollLeft = 500 * way;
  }, onward);
  expect(await start()).toBeCloseTo(stopped - 500, 0);
  await button(page, words.clients.start).press("Enter");
  await expectState(page, "running");
  expect(await row(page, 1).evaluate((element) => element.scrollLeft)).toBe(0);
  expect(await start()).toBeLessThanOrEqual(stopped - 499);
  await button(page, words.clients.stop).click();
  await placesAt(row(page, 1), 0.6);
  const unseen = await row(page, 1).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const seen = [...element.querySelectorAll("img")].filter((image) => {
      image.scrollIntoView({ inline: "center", block: "nearest" });
      const box = image.getBoundingClientRect();
      return box.left >= left && box.right <= right;
    });
    const sources = (images: Iterable<HTMLImageElement>) => new Set([...images].map(({ src }) => src));
    return [...sources(element.querySelectorAll("img"))].filter((src) => !sources(seen).has(src));
  });
  expect(unseen).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the rows do not move until they are started, and can be scrolled", async ({ page }) => {
    await open(page);
    await expectState(page, undefined);
    const last = row(page, 2).getByRole("img").last();
    await last.evaluate((logo) => logo.scrollIntoView({ block: "center", inline: "end" }));
    await expect(last).toBeInViewport({ ratio: 0.99 });
    await button(page, words.clients.start).click();
    await page.mouse.move(1, 1);
    await expectState(page, "running");
  });
});

test("the rows stop once reduced motion is preferred", async ({ page }) => {
  await open(page);
  await expectState(page, "running");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectState(page, undefined);
  await expect(button(page, words.clients.start)).toBeVisible();
});

test("the logos outside of the view load when the rows come into view", async ({ page }) => {
  await visit(page, "/");
  const missing = () =>
    row(page, 1).evaluate(
      (element) =>
        [...element.querySelectorAll("img")].filter((image) => !image.complete || image.naturalWidth === 0)
          .length,
    );
  expect(await missing()).toBeGreaterThan(0);
  await row(page, 1).scrollIntoViewIfNeeded();
  await expect.poll(missing).toBe(0);
});
