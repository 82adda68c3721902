import { expect, type Page, test } from "@playwright/test";
import { pathGroups } from "./visit";

test.use({ javaScriptEnabled: false });

/**
 * The texts of an element that a visitor cannot see or scroll to. Not counted: what is hidden from sight on
 * purpose (`VisuallyHidden`), and what is no text of the page: controls, hidden where they would need a script,
 * and the list of a page's sections, which has room from 1200 px only; nor what is seen elsewhere on the page,
 * as the call at the foot of a phone's window is.
 */
function unseenTexts(main: Element): string[] {
  const isForListeners = (element: Element | null): boolean => {
    if (element === null || element === main) return false;
    const { clip } = getComputedStyle(element);
    return clip === "rect(0px, 0px, 0px, 0px)" || isForListeners(element.parentElement);
  };
  /** The part of a box that its ancestors leave: those that scroll can be scrolled, those that clip cannot. */
  const isCutOff = (box: DOMRect, from: Element): boolean => {
    for (
      let element: Element | null = from;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clip = element.getBoundingClientRect();
      const isOutsideX = box.left >= clip.right || box.right <= clip.left;
      const isOutsideY = box.top >= clip.bottom - 1 || box.bottom <= clip.top + 1;
      if (/hidden|clip/.test(overflowX) && isOutsideX) return true;
      if (/hidden|clip/.test(overflowY) && isOutsideY) return true;
      // Inside what can be scrolled, its own box is what has to be in sight.
      if (/auto|scroll/.test(overflowX + overflowY)) box = clip;
    }
    return box.right <= 0 || box.bottom + scrollY <= 0;
  };
  const unseen: string[] = [];
  const seen = new Set<string>();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || text === "") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isUnseen = !isVisible || boxes.length === 0 || boxes.some((box) => isCutOff(box, parent));
    if (!isUnseen) seen.add(text);
    else if (
      !parent.closest("button, fieldset, nav, dialog, script, style, template") &&
      !isForListeners(parent)
    )
      unseen.push(text);
  }
  return unseen.filter((text) => !seen.has(text));
}

for (const group of pathGroups) {
  test(`${group.name} show all their text`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await page.goto(path);
        expect.soft(await page.getByRole("main").evaluate(unseenTexts), path).toEqual([]);
      });
    }
  });
}

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("an unknown path ends on /home", async ({ page }) => {
  await page.goto("/no-such-page/x", { waitUntil: "commit" });
  await page.waitForURL("/home");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("the footer leads on, and its planned page to /home", async ({ page }) => {
  await page.goto("/flagship/palsam");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Certifications" }).click();
  await expect(page).toHaveURL("/certifications-content");
  await footer.getByRole("link", { name: "Elevate and Empower" }).click();
  await page.waitForURL("/home");
});

test.describe("from 1200 px", () => {
  test.skip(({ isMobile }) => isMobile, "the sheet is tested below");

  test("the sections of a program are reached from its list of sections", async ({ page }) => {
    await page.goto("/certifications/mini-mba");
    const sections = page.getByRole("navigation", { name: "On this page" });
    await sections.getByRole("link", { name: "After Participating" }).click();
    await expect(
      page.getByRole("heading", { name: "What will I be able to do after Participating" }),
    ).toBeInViewport();
  });

  test("a submenu opens under the pointer and leads to its page", async ({ page }) => {
    await page.goto("/partners");
    const link = main(page).getByRole("link", { name: "PALSAM" });
    await expect(link).toBeHidden();
    await main(page)
      .getByRole("button", { name: /^Flagship/ })
      .hover();
    await link.click();
    await expect(page).toHaveURL("/flagship/palsam");
  });

  test("a submenu opens under the keyboard's focus and leads to its page", async ({ page }) => {
    await page.goto("/partners");
    const button = main(page).getByRole("button", { name: /^Certifications/ });
    await button.focus();
    const link = main(page).getByRole("link", { name: "MINI MBA" });
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link", { name: "Certifications", exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/certifications/mini-mba");
  });
});

test.describe("below 1200 px", () => {
  test.skip(({ isMobile }) => !isMobile, "the panels are tested above");

  for (const [name, path] of [
    ["Gallery", "/gallery"],
    ["RX: Sales", "/flagship/rx-sales"],
    ["Certified HR Manager", "/certifications/certified-hr-manager"],
  ] as const) {
    test(`the menu button opens the sheet, ${name} leads to its page`, async ({ page }) => {
      await page.goto("/partners");
      const link = main(page).getByRole("link", { name });
      await expect(link).toBeHidden();
      await page.getByRole("button", { name: "Menu" }).tap();
      await link.tap();
      await expect(page).toHaveURL(path);
    });
  }
});
