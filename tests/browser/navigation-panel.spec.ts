import { expect, type Page, test } from "@playwright/test";
import {
  certificationLink,
  certifications,
  flagship,
  flagshipLink,
  main,
  pathBeforeFlagship,
} from "./main-navigation";
import { certificationMenu, flagshipMenu, linkTo } from "./place";
import { holdScripts, hydrated, visit } from "./visit";

test.use({ viewport: { width: 1200, height: 800 } });

const orange = "rgb(247, 150, 34)";

/** Moves the pointer away from the header. */
const leave = (page: Page) => page.mouse.move(5, 700);

test.describe("before the scripts load", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/partners");
  });

  test("a panel opens on hover and closes when the pointer leaves", async ({ page }) => {
    await flagship(page).hover();
    await flagshipLink(page).hover();
    await expect(flagshipLink(page)).toBeVisible();
    await leave(page);
    await expect(flagshipLink(page)).toBeHidden();
  });

  test("a panel opens on focus, and Tab moves into it and on to the next entry", async ({ page }) => {
    await flagship(page).focus();
    await expect(flagshipLink(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(linkTo(main(page), flagshipMenu.list.path)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(main(page).locator("a:focus")).toHaveAttribute("href", flagshipMenu.program.path);
    await certifications(page).focus();
    await expect(flagshipLink(page)).toBeHidden();
    await expect(certificationLink(page)).toBeVisible();
  });

  test("the panel under the pointer hides the panel that has the focus", async ({ page }) => {
    for (const [focused, hovered, hidden, shown] of [
      [flagship, certifications, flagshipLink, certificationLink],
      [certifications, flagship, certificationLink, flagshipLink],
    ] as const) {
      await focused(page).focus();
      await hovered(page).hover();
      await expect(hidden(page)).toBeHidden();
      await expect(shown(page)).toBeVisible();
    }
  });
});

test.describe("hydration preserves", () => {
  test("a panel that the pointer opened", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    await flagship(page).hover();
    release();
    await hydrated(page);
    await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
    await expect(flagshipLink(page)).toBeVisible();
    await leave(page);
    await expect(flagship(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("a panel that the focus opened", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    await certifications(page).focus();
    release();
    await hydrated(page);
    await expect(certifications(page)).toHaveAttribute("aria-expanded", "true");
    await expect(certificationLink(page)).toBeVisible();
  });

  test("the effect of a click: the panel stays open when the pointer leaves", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    await flagship(page).click();
    release();
    await hydrated(page);
    await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
    await leave(page);
    await expect(flagshipLink(page)).toBeVisible();
    await flagship(page).click();
    await expect(flagshipLink(page)).toBeHidden();
  });

  test("the effect of Enter on a panel that the focus opened: it closes", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    await linkTo(main(page), pathBeforeFlagship).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    release();
    await hydrated(page);
    await expect(flagship(page)).toBeFocused();
    await expect(flagshipLink(page)).toBeHidden();
  });
});

test("Escape closes a panel under the pointer until the pointer returns", async ({ page }) => {
  await visit(page, "/partners");
  await flagship(page).hover();
  await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(flagshipLink(page)).toBeHidden();
  await expect(flagship(page)).toHaveAttribute("aria-expanded", "false");
  await expect(flagship(page)).toBeFocused();
  await leave(page);
  await expect(flagshipLink(page)).toBeHidden();
  await flagship(page).hover();
  await expect(flagshipLink(page)).toBeVisible();
  await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
});

test("a followed link closes the panel until the pointer returns", async ({ page }) => {
  await visit(page, "/partners");
  await flagship(page).hover();
  await linkTo(main(page), flagshipMenu.list.path).click();
  await expect(page).toHaveURL(flagshipMenu.list.path);
  await expect(flagshipLink(page)).toBeHidden();
  await leave(page);
  await flagship(page).hover();
  await expect(flagshipLink(page)).toBeVisible();
});

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true });

  test("a tap opens a panel, a second tap or one elsewhere closes it", async ({ page }) => {
    await visit(page, "/partners");
    for (const close of [() => flagship(page).tap(), () => page.touchscreen.tap(5, 700)]) {
      await flagship(page).tap();
      await expect(flagshipLink(page)).toBeVisible();
      await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
      await close();
      await expect(flagshipLink(page)).toBeHidden();
      await expect(flagship(page)).toHaveAttribute("aria-expanded", "false");
    }
  });
});

for (const mode of ["light", "dark"]) {
  test(`the link to the current page is orange and bold in its panel in ${mode} mode`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), mode);
    await visit(page, flagshipMenu.program.path);
    await flagship(page).hover();
    await expect(page.locator("html")).toHaveCSS("color-scheme", mode);
    await expect(flagshipLink(page)).toHaveCSS("color", orange);
    const weight = await flagshipLink(page).evaluate((link) => getComputedStyle(link).fontWeight);
    expect(Number(weight)).toBeGreaterThanOrEqual(700);
  });
}

/** The button or the edge of the header may cut off the name of the page. */
function isCutOff(button: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(button);
  const text = range.getBoundingClientRect();
  const bar = button.closest("header")?.getBoundingClientRect();
  // Both widths are rounded.
  const isClipped = [button, ...button.querySelectorAll("*")].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );
  const isOutside =
    !bar || text.left < bar.left || text.right > bar.right || text.top < bar.top || text.bottom > bar.bottom;
  return isClipped || isOutside;
}

test("the longest names of programs are shown in full, and the header keeps its height", async ({ page }) => {
  const longest = [flagshipMenu, certificationMenu].flatMap(({ links }) =>
    links
      .toSorted((one, other) => other.name.length - one.name.length)
      .slice(0, 3)
      .map(({ path }) => path),
  );
  await page.route(/\.js$/, (route) => route.abort());
  const heights = new Set<number>();
  for (const path of ["/partners", ...longest]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const button of await main(page).locator("[data-current=true]").all()) {
      expect.soft(await button.evaluate(isCutOff), path).toBe(false);
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(overflow, path).toBe(0);
    heights.add((await page.getByRole("banner").boundingBox())?.height ?? 0);
  }
  expect(heights.size).toBe(1);
});
