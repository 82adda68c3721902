import { expect, type Page, test } from "@playwright/test";
import { passTime } from "./clock";
import { slideRound } from "./place";
import { hydrated, watchScripts } from "./visit";

const carousel = (page: Page) => page.getByRole("region", { name: "Welcome" });
const currentStar = (page: Page) => carousel(page).locator("button[aria-current=true]");
const row = (page: Page) => page.getByRole("group", { name: "Our clients, row 1 of 2", exact: true });

const animationTime = (page: Page) =>
  row(page).evaluate((element) => Number(element.getAnimations({ subtree: true })[0]?.currentTime));

/** Opens home on a clock that stands still, and waits until it moves by the small script alone. */
async function open(page: Page): Promise<string[]> {
  const scripts = watchScripts(page);
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 1000);
  await expect.poll(() => animationTime(page)).toBeGreaterThan(0);
  expect(scripts).toEqual([expect.stringMatching(/\/early-motion-\w+\.js$/)]);
  return scripts;
}

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(number));
  await expect(carousel(page).getByRole("group", { name: slideRound.name(number) })).toBeVisible();
}

test("slides and logos move while nobody wants more of the page, by a small script", async ({ page }) => {
  const scripts = await open(page);
  await expectSlide(page, 1);
  for (const slide of slideRound.onward) {
    await passTime(page, 5000);
    await expectSlide(page, slide);
  }
  expect(scripts).toHaveLength(1);
});

test("the page's scripts go on where it has stopped, with slides and with logos", async ({ page }) => {
  await open(page);
  await passTime(page, 5000);
  await expectSlide(page, 2);
  await row(page).evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 20_000;
  });
  await page.clock.resume();
  await hydrated(page);
  await expectSlide(page, 2);
  await expect(row(page).getByRole("list", { includeHidden: true })).not.toHaveCount(1);
  const time = await animationTime(page);
  expect(time).toBeGreaterThanOrEqual(20_000);
  expect(time).toBeLessThan(60_000);
  await carousel(page).getByRole("button", { name: "Next slide" }).click();
  await expectSlide(page, 3);
});

test("the page's scripts come by themselves before a row of logos is at its end", async ({ page }) => {
  // The row is as wide as half of its list.
  await page.setViewportSize({ width: 1300, height: 800 });
  const scripts = await open(page);
  await passTime(page, 24_000);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test("for who asks for less motion nothing moves, and the controls say so", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start slides" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start logos" })).toBeVisible();
});

test("what begins to ask for less motion while the page is open stops it", async ({ page }) => {
  await open(page);
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("button", { name: "Start slides" })).toBeVisible();
});
