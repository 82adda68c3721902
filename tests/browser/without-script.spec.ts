import { expect, type Page, test } from "@playwright/test";
import {
  certificationMenu,
  flagshipMenu,
  footer,
  footerLink,
  header,
  linkTo,
  programWith,
  words,
} from "./place";
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

const main = (page: Page) => page.getByRole("navigation", { name: words.navigation.main });

test("an unknown path ends on /home", async ({ page }) => {
  await page.goto("/no-such-page/x", { waitUntil: "commit" });
  await page.waitForURL("/home");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("the footer leads on, and its planned page to /home", async ({ page }) => {
  await page.goto("/partners");
  await footerLink(page, certificationMenu.list.path).click();
  await expect(page).toHaveURL(certificationMenu.list.path);
  const planned = footer.links.find(({ isPlanned }) => isPlanned);
  if (!planned) return;
  await footerLink(page, planned.path).click();
  await page.waitForURL("/home");
});

test.describe("from 1200 px", () => {
  test("the sections of a program are reached from its list of sections", async ({ page }) => {
    await page.goto(programWith("outline").path);
    await page
      .getByRole("navigation", { name: words.navigation.sections })
      .locator('a[href="#outline"]')
      .click();
    await expect(page.locator("#outline").getByRole("heading", { level: 2 })).toBeInViewport();
  });

  test("a submenu opens under the pointer and leads to its page", async ({ page }) => {
    const { name, program } = flagshipMenu;
    await page.goto("/partners");
    await expect(linkTo(main(page), program.path)).toBeHidden();
    await main(page).locator("button").filter({ hasText: name }).hover();
    await linkTo(main(page), program.path).click();
    await expect(page).toHaveURL(program.path);
  });

  test("a submenu opens under the keyboard's focus and leads to its page", async ({ page }) => {
    const { name, list, program } = certificationMenu;
    await page.goto("/partners");
    await main(page).locator("button").filter({ hasText: name }).focus();
    await page.keyboard.press("Tab");
    await expect(linkTo(main(page), list.path)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(linkTo(main(page), program.path)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(program.path);
  });
});

test("the menu button opens the sheet, whose entries and submenus lead to their pages", {
  tag: ["@phone", "@phone-only"],
}, async ({ page }) => {
  const entry = header.entries.findLast(({ subPages }) => !subPages);
  for (const path of [entry?.path ?? "", flagshipMenu.program.path]) {
    await page.goto("/partners");
    await expect(linkTo(main(page), path)).toBeHidden();
    await page.getByRole("button", { name: words.navigation.menu }).tap();
    await linkTo(main(page), path).tap();
    await expect(page).toHaveURL(path);
  }
});
