import { expect, type Locator, test } from "@playwright/test";
import { header, words } from "../../node/site/content";
import { main } from "../components/header/main-navigation";
import { flagshipMenu, linkTo } from "../navigation/place";
import { pathGroups } from "../navigation/visit";

test.use({ javaScriptEnabled: false });

/**
 * Returns the texts that a visitor can neither see nor scroll to. Ignores texts that are visually hidden on
 * purpose (`VisuallyHidden`), controls that are hidden because they need a script, the list of sections,
 * which is shown only from 1200 px, and texts that are visible elsewhere on the page, such as the call at the
 * bottom of a phone's viewport.
 */
function unseenTexts(main: Element): string[] {
  const isForListeners = (element: Element | null): boolean => {
    if (element === null || element === main) return false;
    const { clip } = getComputedStyle(element);
    return clip === "rect(0px, 0px, 0px, 0px)" || isForListeners(element.parentElement);
  };
  /** The content of a scroll container can be scrolled into view; clipped content cannot. */
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
      // Inside a scroll container, the container's own box must be visible.
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

/** Returns the texts that are unseen whichever radio button is chosen. */
async function unseenAfterEachChoice(main: Locator): Promise<string[]> {
  let unseen = await main.evaluate(unseenTexts);
  for (const radio of await main.getByRole("radio").all()) {
    await radio.check();
    const stillUnseen = await main.evaluate(unseenTexts);
    unseen = unseen.filter((text) => stillUnseen.includes(text));
  }
  return unseen;
}

for (const group of pathGroups) {
  test(`${group.name} show all their text`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await page.goto(path);
        expect.soft(await unseenAfterEachChoice(page.getByRole("main")), path).toEqual([]);
      });
    }
  });
}

test("the menu button opens the sheet, whose links work", { tag: "@phone-only" }, async ({ page }) => {
  const entry = header.entries.findLast(({ subPages }) => !subPages);
  for (const path of [entry?.path ?? "", flagshipMenu.program.path]) {
    await page.goto("/partners");
    await expect(linkTo(main(page), path)).toBeHidden();
    await page.getByRole("button", { name: words.navigation.menu }).tap();
    await linkTo(main(page), path).tap();
    await expect(page).toHaveURL(path);
  }
});
