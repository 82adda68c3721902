import { expect, type Page, test } from "@playwright/test";
import { menuButton } from "../components/header/main-navigation";
import { samplePaths } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

/**
 * Returns the links, buttons and fields that are lower than `least`. Ignores links in sentences (WCAG 2.5.8),
 * those whose `::after` covers a whole card, fields whose label is the target, and what is invisible until it
 * has the focus. Runs in the page.
 */
function lowTargets(least: number): string[] {
  const isInSentence = (link: Element) =>
    [...(link.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const targets = [...document.querySelectorAll("a[href], button, input, textarea, summary")].map(
    (element) =>
      (element.matches("[type=checkbox], [type=radio], [type=file]") && element.closest("label")) || element,
  );
  return targets
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !(target.matches("a") && isInSentence(target)))
    .filter((target) => getComputedStyle(target, "::after").position !== "absolute")
    .filter((target) => target.getBoundingClientRect().bottom + scrollY > 0)
    .filter((target) => target.getBoundingClientRect().height < least - 0.5)
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}: ${target.getAttribute("aria-label") ?? target.textContent}`;
    });
}

async function expectTargets(page: Page, least: number): Promise<void> {
  for (const path of samplePaths) {
    await visit(page, path);
    if (await menuButton(page).isVisible()) await menuButton(page).click();
    expect.soft(await page.evaluate(lowTargets, least), path).toEqual([]);
  }
}

test("on a phone, each target outside of a sentence is at least 44 px high", { tag: "@phone-only" }, async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTargets(page, 44);
});

test("each target outside of a sentence is at least 24 px high (WCAG 2.5.8)", async ({ page }) => {
  test.slow();
  await expectTargets(page, 24);
});
