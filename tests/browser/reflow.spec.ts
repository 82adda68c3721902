import { expect, type Page, test } from "@playwright/test";
import { answerOtherHosts, pathGroups, visit } from "./visit";

// The tests put styles into pages, which the policy of these forbids.
test.use({ bypassCSP: true });

test.beforeEach(({ context }) => answerOtherHosts(context));

/** What sticks out of the window, other than what stands in a box that scrolls by itself or is clipped by one. */
function overflowing(): string[] {
  const edge = document.documentElement.clientWidth;
  const isBoxed = (element: Element): boolean => {
    const box = element.parentElement;
    if (!box || box === document.body) return false;
    return getComputedStyle(box).overflowX !== "visible" || isBoxed(box);
  };
  const faults = document.documentElement.scrollWidth > edge ? ["the page scrolls sideways"] : [];
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width } = element.getBoundingClientRect();
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!isText || width <= 1 || isBoxed(element)) continue;
    if (left < -1 || right > edge + 1) faults.push(`${element.tagName} ${element.textContent?.slice(0, 40)}`);
  }
  return faults;
}

/** Returns the texts that a box with fixed bounds cuts off. */
function clipped(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll("body *")) {
    const { overflowY, overflowX, webkitLineClamp } = getComputedStyle(element);
    const isClipping = [overflowX, overflowY].some(
      (overflow) => overflow === "hidden" || overflow === "clip",
    );
    if (!isClipping || webkitLineClamp !== "none" || element.clientWidth <= 1) continue;
    if (element.querySelector("img") || !element.textContent?.trim()) continue;
    const isCut =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (isCut) faults.push(`${element.tagName} ${element.textContent.slice(0, 40)}`);
  }
  return faults;
}

async function expectNothingLost(page: Page, path: string) {
  expect.soft(await page.evaluate(overflowing), path).toEqual([]);
  expect.soft(await page.evaluate(clipped), path).toEqual([]);
}

/** WCAG 1.4.10: 320 px, which is a window of 1280 px at 400 %. */
const narrow = { width: 320, height: 256 };

/** WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const group of pathGroups) {
  test(`${group.name}: at 400 % zoom nothing scrolls sideways or is cut off`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the window is the same in both projects");
    test.slow();
    await page.setViewportSize(narrow);
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await expectNothingLost(page, path);
      });
    }
  });

  test(`${group.name}: a reader's own text spacing loses nothing`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await page.addStyleTag({ content: spacing });
        await expectNothingLost(page, path);
      });
    }
  });
}

test("at 400 % zoom the menu can be used", async ({ page, isMobile }) => {
  test.skip(isMobile, "the window is the same in both projects");
  await page.setViewportSize(narrow);
  await visit(page, "/flagship/palsam");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("what is too wide and what is cut off is found", async ({ page }) => {
  await visit(page, "/partners");
  await page.addStyleTag({
    content: "h1 { white-space: nowrap; width: 200vw } h2 { height: 1em; overflow: hidden }",
  });
  expect(await page.evaluate(overflowing)).not.toEqual([]);
  expect(await page.evaluate(clipped)).not.toEqual([]);
});
