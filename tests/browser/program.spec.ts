import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit";

const current = (page: Page) =>
  page.getByRole("navigation", { name: "On this page" }).locator("[aria-current=location]");

const scrollTo = (page: Page, place: "top" | "end") =>
  page.evaluate((to) => {
    const top = to === "top" ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top, behavior: "instant" });
  }, place);

test("the list of sections says which one is read, also after a jump", async ({ page, isMobile }) => {
  test.skip(isMobile, "stands beside the sections from 1200 px");
  await visit(page, "/flagship/palsam");
  await expect(current(page)).toHaveText("Description");
  await page.getByRole("heading", { name: "Outline" }).evaluate((heading) => heading.scrollIntoView());
  await expect(current(page)).toHaveText("Outline");
  await page.locator("#price").evaluate((section) => section.scrollIntoView());
  await expect(current(page)).toHaveText("Timetable and price");
  // At the end of the page the last section has left the window.
  await scrollTo(page, "end");
  await expect(current(page)).toHaveText("Timetable and price");
  await scrollTo(page, "top");
  await expect(current(page)).toHaveText("Description");
});

test("the last odd card takes the whole row between 600 and 900 px", async ({ page, isMobile }) => {
  test.skip(isMobile, "sets its own window");
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/flagship-programs");
  const cards = page.getByRole("article");
  if ((await cards.count()) % 2 === 0) await cards.last().evaluate((card) => card.closest("li")?.remove());
  const first = await cards.first().boundingBox();
  const last = await cards.last().boundingBox();
  expect(last?.width).toBeGreaterThan((first?.width ?? 0) * 2);
  const picture = await cards.last().getByRole("img").boundingBox();
  expect(picture?.x).toBeCloseTo((last?.x ?? 0) + 3, 0);
  expect(picture?.height).toBeGreaterThan(150);
});

test.describe("the call at the foot of a phone's window", () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, "for windows below 600 px"));

  const bar = (page: Page) =>
    page.getByRole("paragraph").filter({ hasText: "Ask for a quote" }).getByRole("link");

  /** Whether a finger at the foot of the window would meet the bar. */
  const isOnTop = (page: Page) =>
    bar(page).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

  test("stands there while the sections are read, and gives way to the call at their end", async ({
    page,
  }) => {
    await visit(page, "/flagship/palsam");
    await page.getByRole("heading", { name: "Outline" }).evaluate((heading) => heading.scrollIntoView());
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page)).toBe(true);
    await expect(bar(page)).toHaveAttribute("href", "tel:+20200000001");
    await page.locator("#price").evaluate((section) => section.scrollIntoView({ block: "center" }));
    await expect.poll(() => isOnTop(page)).toBe(false);
  });

  test("does not show before the sections do", async ({ page }) => {
    await visit(page, "/flagship/palsam");
    await expect(bar(page)).not.toBeInViewport();
    // The foot of the window at the foot of the facts.
    await page
      .locator("main dl")
      .first()
      .evaluate((facts) => window.scrollTo(0, scrollY + facts.getBoundingClientRect().bottom - innerHeight));
    expect(await isOnTop(page)).toBe(false);
  });
});

test("an entry of the section list leads to its section, below the header", async ({ page, isMobile }) => {
  test.skip(isMobile, "stands beside the sections from 1200 px");
  await visit(page, "/certifications/mini-mba");
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Overview" })
    .click();
  const heading = page.getByRole("heading", { name: "Overview", exact: true });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
});
