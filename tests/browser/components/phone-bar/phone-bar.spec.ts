import { expect, type Page, test } from "@playwright/test";
import { phoneAddress } from "../../../../src/components/ui/phone-link";
import { contact, site, words } from "../../../node/site/content";
import { programWith, templatePaths } from "../../navigation/place";
import { visit } from "../../navigation/visit";

const { quote } = words.contact;
const program = programWith("outline", "objectives");
const bar = (page: Page) => page.getByRole("group", { name: quote });

/** Returns whether an action of the page itself is in view. Runs in the page. */
const isActionInView = (name: string) =>
  [...document.querySelectorAll("main a")]
    .filter((link) => link.textContent === name && !link.closest("[role=group]") && link.checkVisibility())
    .some((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });

/** Returns whether a tap in the middle of the bar would hit it. */
const isOnTop = (page: Page) =>
  bar(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test("each page has the action in its first view, then in the content or in the bar, which covers no control", async ({
  page,
}) => {
  test.slow();
  for (const path of templatePaths) {
    if (path === contact.path) continue;
    await visit(page, path);
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const share of width === 1280 ? [0] : [0, 0.5]) {
        await page.evaluate((share) => {
          const top = share * (document.querySelector("main")?.clientHeight ?? 0);
          scrollTo({ top, behavior: "instant" });
        }, share);
        const place = `${path} at ${width} × ${height}, scrolled by ${share}`;
        const isSeen = await page.evaluate(isActionInView, quote);
        if (width === 1280) expect.soft(isSeen, place).toBe(true);
        if (isSeen) await expect.soft(bar(page), place).toBeHidden();
        else await expect.poll(() => isOnTop(page), place).toBe(true);
      }
    }
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const controls = page.getByRole("main").locator("a, button, input, textarea");
    const lowest = await controls.evaluateAll((elements) =>
      Math.max(
        ...elements
          .filter((element) => element.checkVisibility() && !element.closest("[role=group]"))
          .map((element) => element.getBoundingClientRect().bottom),
      ),
    );
    expect((await bar(page).boundingBox())?.y ?? lowest, path).toBeGreaterThanOrEqual(lowest);
  }
});

test("the bar leads to the form, with the program, and dials the first number", {
  tag: "@phone-only",
}, async ({ page }) => {
  await visit(page, program.path);
  await expect(bar(page)).toBeVisible();
  const hrefs = (links: Element[]) => links.map((link) => link.getAttribute("href"));
  expect(await bar(page).getByRole("link").evaluateAll(hrefs)).toEqual([
    phoneAddress(site.contact.phones[0] ?? ""),
    `/contact-us?about=${encodeURIComponent(program.name)}`,
  ]);
});

test("the bar stays while it has the focus", { tag: "@phone-only" }, async ({ page }) => {
  await visit(page, program.path);
  const call = bar(page).getByRole("link").first();
  await call.focus();
  await page.getByRole("main").getByRole("link", { name: quote }).first().scrollIntoViewIfNeeded();
  await expect(bar(page)).toHaveAttribute("data-hidden", "true");
  await expect(call).toBeVisible();
  await expect(call).toBeFocused();
});

test("wide windows and the contact page have no bar", async ({ page }) => {
  await visit(page, program.path);
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, contact.path);
  await expect(bar(page)).toHaveCount(0);
});
