import { expect, type Page, test } from "@playwright/test";
import { contact, words } from "../../node/site/content";
import { certificationPaths } from "../../node/site/path";
import { marker, showMap } from "../components/office-map/office-map";
import { templatePaths } from "../navigation/place";
import { visit } from "../navigation/visit";

test.beforeEach(async ({ page }) => {
  // Stops all motion while the test follows the focus.
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/**
 * Returns the approximate name of the focused element, whether a ring of 2 px or more is on or around it, whether
 * something covers it completely (WCAG 2.4.11), and whether the focus has returned to the first element.
 */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
  // Radio buttons, checkboxes and file fields show the focus on their label, cards on the whole card.
  const places = [element, element.closest("label"), element.closest("article"), element.closest("li")];
  const isVisible = places.some((place) => {
    if (!place) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]),
  );
  const isInSight = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return places.some(
      (place) =>
        place &&
        hit &&
        (place.contains(hit) || hit.contains(element)) &&
        hit !== document.documentElement &&
        hit !== document.body,
    );
  });
  const isNew = !Reflect.has(element, "wasFocused");
  Reflect.set(element, "wasFocused", true);
  return { name: `${element.tagName.toLowerCase()} ${name}`, isVisible, isInSight, isNew };
}

async function walk(page: Page): Promise<string[]> {
  const visited: string[] = [];
  for (let step = 0; step < 250; step++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(describeFocus);
    if (!focus?.isNew) return visited;
    expect.soft(focus.isVisible, `a ring of at least 2 px shows the focus on ${focus.name}`).toBe(true);
    expect.soft(focus.isInSight, `nothing covers ${focus.name}`).toBe(true);
    visited.push(focus.name);
  }
  throw new Error("Tab never reaches the end of the page");
}

/**
 * Returns the visible and enabled links, buttons and fields that never had the focus. Of a radio group, only
 * the checked button counts.
 */
function reachable() {
  const all = [...document.querySelectorAll("a[href], button, input, textarea")];
  const usable = all.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(":disabled, [tabindex='-1']") &&
      !element.matches("input[type=radio]:not(:checked)"),
  );
  return usable.filter((element) => !Reflect.has(element, "wasFocused")).map((element) => element.outerHTML);
}

// Certifications have the template of flagship programs.
for (const path of templatePaths.filter(
  (path) => !certificationPaths.includes(path) && path !== "/partners",
)) {
  test(`${path}: Tab reaches every link, button and field, and each shows the focus`, async ({ page }) => {
    test.slow();
    await visit(page, path);
    // The buttons of the map appear once it has been scrolled into view.
    if (path === contact.path) {
      await showMap(page);
      await expect(marker(page)).toBeVisible();
      // Without a focus, Tab would start at the map.
      await page.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
      });
    }
    const visited = await walk(page);
    expect(visited[0]).toBe(`a ${words.navigation.skip}`);
    expect(await page.evaluate(reachable)).toEqual([]);
  });
}

test("on a narrow phone, each link, button and field of a page with a folded text shows the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/about-us");
  expect(await walk(page)).toContain(`button ${words.landing.more}`);
});

test("the skip link leads to the content", { tag: "@firefox" }, async ({ page }) => {
  await visit(page, "/partners");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
