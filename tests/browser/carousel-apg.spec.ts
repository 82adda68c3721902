import { expect, type Page, test } from "@playwright/test";
import { home, words } from "../site/content";
import { homeCarousel, slideRound, trainerRound } from "./place";
import { visit } from "./visit";

/*
 * The roles, names and states that the APG's carousel pattern requires. The home carousel is a grouped
 * carousel that rotates. The trainer carousel is a basic carousel that does not rotate. `carousel.spec.ts`
 * tests their behavior.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
const carousels = [
  {
    name: home.carousel.label,
    slides: slideRound.names,
    controls: [words.carousel.previous, words.carousel.next],
  },
  {
    name: home.trainers.heading,
    slides: trainerRound.names,
    controls: [words.trainers.previous, words.trainers.next],
  },
];

const button = (page: Page, name: string) => homeCarousel(page).getByRole("button", { name, exact: true });
const rotation = (page: Page) => homeCarousel(page).getByRole("button", { name: /^(Stop|Start) slides$/ });
const live = (page: Page) => homeCarousel(page).locator("[aria-live]");
const picker = (page: Page) => homeCarousel(page).getByRole("group", { name: words.carousel.choose });

test.beforeEach(({ page }) => visit(page, "/"));

for (const [index, { name, slides, controls }] of carousels.entries()) {
  test(`carousel ${index + 1} of home has the roles, names and states of the pattern`, async ({ page }) => {
    const carousel = page.getByRole("region", { name, exact: true });
    await expect(carousel).toHaveAttribute("aria-roledescription", words.carousel.carousel);
    for (const control of controls)
      await expect(carousel.locator("button").and(page.getByLabel(control))).toHaveCount(1);
    const wrapper = carousel.locator("[aria-live]");
    await expect(wrapper).toHaveAttribute("aria-atomic", "false");
    const all = wrapper.locator(`[role=group][aria-roledescription="${words.carousel.slide}"]`);
    const labels = await all.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("aria-label")),
    );
    expect(labels).toEqual(slides);
    // All other slides are hidden, also from assistive technology.
    await expect(wrapper.getByRole("group")).toHaveCount(1);
  });
}

test("the rotation control is the first control, is a button, and has a label that names its action", async ({
  page,
}) => {
  await expect(homeCarousel(page).locator("a, button, [tabindex]").first()).toHaveAccessibleName(
    words.carousel.stop,
  );
  await expect(rotation(page)).toHaveJSProperty("localName", "button");
  for (const name of [words.carousel.stop, words.carousel.start, words.carousel.stop]) {
    await expect(rotation(page)).toHaveAccessibleName(name);
    for (const state of ["aria-pressed", "aria-checked", "aria-expanded", "aria-selected"])
      expect(await rotation(page).getAttribute(state)).toBeNull();
    await rotation(page).click();
  }
});

test("the slides are announced politely, but not while they rotate automatically", async ({ page }) => {
  await page.mouse.move(1, 1);
  await expect(live(page)).toHaveAttribute("aria-live", "off");
  await button(page, words.carousel.next).focus();
  await expect(live(page)).toHaveAttribute("aria-live", "polite");
  const trainers = page.getByRole("region", { name: home.trainers.heading, exact: true });
  await expect(trainers.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("the slide pickers are native buttons in a group, have the names of their slides, and are in the tab sequence", async ({
  page,
}) => {
  await expect(picker(page).locator("button")).toHaveCount(slideRound.count);
  await button(page, slideRound.name(2)).click();
  await expect(picker(page).locator("[aria-disabled=true]")).toHaveAccessibleName(slideRound.name(2));
  await rotation(page).focus();
  for (const name of [words.carousel.previous, ...slideRound.names, words.carousel.next]) {
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
  }
});

for (const key of ["Enter", "Space"]) {
  test(`${key} activates the buttons, which keep the focus`, async ({ page }) => {
    for (const [name, number] of [
      [words.carousel.next, 2],
      [words.carousel.previous, 1],
    ] as const) {
      await button(page, name).focus();
      await page.keyboard.press(key);
      await expect(homeCarousel(page).getByRole("group", { name: slideRound.name(number) })).toBeVisible();
      await expect(button(page, name)).toBeFocused();
    }
  });
}
