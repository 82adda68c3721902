import { expect, type Page, test } from "@playwright/test";
import { passTime } from "./clock";
import { slideRound, trainerRound } from "./place";
import { hydrated } from "./visit";

/*
 * The assertions of the APG's carousel pattern, in its order, one test each. The home carousel is a grouped
 * carousel that rotates; the trainers' is a basic one that does not.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
const home = {
  name: "Welcome",
  slides: slideRound.names,
  previous: "Previous slide",
  next: "Next slide",
};
const trainers = {
  name: "Our trainers",
  slides: trainerRound.names,
  previous: "Previous trainers",
  next: "Next trainers",
};

const carousel = (page: Page, name = home.name) => page.getByRole("region", { name });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
const slide = (page: Page, name: string) => carousel(page).getByRole("group", { name, exact: true });
const rotation = (page: Page) => carousel(page).getByRole("button", { name: /^(Stop|Start) slides$/ });
const live = (page: Page, name = home.name) => carousel(page, name).locator("[aria-live]");
const picker = (page: Page) => carousel(page).getByRole("group", { name: "Choose a slide" });
const current = (page: Page) => picker(page).locator("[aria-current=true]");
const leave = (page: Page) => page.mouse.move(1, 1);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  // The slides' time begins when the pointer leaves.
  await carousel(page).getByRole("heading").hover();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test.describe("about the pattern", () => {
  for (const { name, slides, previous, next } of [home, trainers]) {
    test(`${name}: has buttons for the previous and the next slide`, async ({ page }) => {
      const group = (slide = "") => carousel(page, name).getByRole("group", { name: slide, exact: true });
      await carousel(page, name).getByRole("button", { name: next }).click();
      await expect(group(slides[1])).toBeVisible();
      await carousel(page, name).getByRole("button", { name: previous }).click();
      await expect(group(slides[0])).toBeVisible();
    });
  }

  test("has a control for choosing a slide", async ({ page }) => {
    await button(page, slideRound.name(slideRound.count)).click();
    await expect(slide(page, slideRound.name(slideRound.count))).toBeVisible();
  });

  test("has a button for stopping and restarting rotation", async ({ page }) => {
    await button(page, "Stop slides").click();
    await leave(page);
    await passTime(page, 20_000);
    await expect(current(page)).toHaveAccessibleName(slideRound.name(1));
    await button(page, "Start slides").click();
    await leave(page);
    await passTime(page, 5000);
    await expect(slide(page, slideRound.name(2))).toBeVisible();
  });

  test("stops rotating whenever the mouse hovers over it", async ({ page }) => {
    await passTime(page, 20_000);
    await expect(current(page)).toHaveAccessibleName(slideRound.name(1));
    await leave(page);
    await passTime(page, 5000);
    await expect(slide(page, slideRound.name(2))).toBeVisible();
  });
});

test.describe("keyboard interaction", () => {
  for (const name of ["Stop slides", "Previous slide", slideRound.name(2), "Next slide", "Explore Now"]) {
    test(`rotation stops when ${name} receives keyboard focus`, async ({ page }) => {
      await leave(page);
      await button(page, name).focus();
      await passTime(page, 20_000);
      await expect(current(page)).toHaveAccessibleName(slideRound.name(1));
    });
  }

  test("rotation does not resume when the focus has left", async ({ page }) => {
    await leave(page);
    await button(page, "Explore Now").focus();
    await page.getByRole("link", { name: "Learn More" }).focus();
    await passTime(page, 20_000);
    await expect(current(page)).toHaveAccessibleName(slideRound.name(1));
  });

  test("rotation resumes when the rotation control is activated, though it has the focus", async ({
    page,
  }) => {
    await leave(page);
    await rotation(page).focus();
    await page.keyboard.press("Enter");
    await passTime(page, 5000);
    await expect(slide(page, slideRound.name(2))).toBeVisible();
    await expect(rotation(page)).toBeFocused();
  });

  test("Tab moves through the interactive elements in the page's order", async ({ page }) => {
    await rotation(page).focus();
    for (const name of ["Previous slide", ...slideRound.names, "Next slide", "Explore Now"]) {
      await page.keyboard.press("Tab");
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(carousel(page).getByRole("link", { name: /^\+20/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(carousel(page).locator(":focus")).toHaveCount(0);
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} activates the buttons, which keep the focus`, async ({ page }) => {
      await button(page, "Next slide").focus();
      for (const name of slideRound.names.slice(1, 3)) {
        await page.keyboard.press(key);
        await expect(slide(page, name)).toBeVisible();
        await expect(button(page, "Next slide")).toBeFocused();
      }
      await button(page, "Previous slide").focus();
      await page.keyboard.press(key);
      await expect(slide(page, slideRound.name(2))).toBeVisible();
      await expect(button(page, "Previous slide")).toBeFocused();
    });
  }

  test("the rotation control is the first element in the tab sequence", async ({ page }) => {
    await expect(carousel(page).locator("a, button, [tabindex]").first()).toHaveAccessibleName("Stop slides");
  });

  test("the rotation control precedes the rotating content", async ({ page }) => {
    const content = await live(page).elementHandle();
    const follows = await rotation(page).evaluate(
      (control, content) =>
        content !== null &&
        (control.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      content,
    );
    expect(follows).toBe(true);
  });
});

test.describe("basic carousel", () => {
  for (const { name, slides, previous, next } of [home, trainers]) {
    test(`${name}: the container has role region or group and holds controls and slides`, async ({
      page,
    }) => {
      await expect(carousel(page, name)).toHaveCount(1);
      await expect(carousel(page, name).getByRole("button", { name: next })).toBeVisible();
      await expect(carousel(page, name).locator("[aria-roledescription=slide]")).toHaveCount(slides.length);
    });

    test(`${name}: the container is described as a carousel`, async ({ page }) => {
      await expect(carousel(page, name)).toHaveAttribute("aria-roledescription", "carousel");
    });

    test(`${name}: the container has a label without the word carousel`, async ({ page }) => {
      await expect(carousel(page, name)).toHaveAccessibleName(name);
      expect(name).not.toMatch(/carousel/i);
    });

    test(`${name}: the controls are native buttons`, async ({ page }) => {
      for (const control of [previous, next])
        await expect(carousel(page, name).locator("button").and(page.getByLabel(control))).toHaveCount(1);
    });

    test(`${name}: each slide has role group and is described as a slide`, async ({ page }) => {
      for (const label of slides) {
        const element = carousel(page, name).getByLabel(label).and(page.locator("[role=group]"));
        await expect(element).toHaveAttribute("aria-roledescription", "slide");
      }
    });

    test(`${name}: each slide has a name: its number and the size of the set, not the word slide`, async ({
      page,
    }) => {
      const labels = await carousel(page, name)
        .locator("[aria-roledescription=slide]")
        .evaluateAll((elements) => elements.map((element) => element.getAttribute("aria-label")));
      expect(labels).toEqual(slides);
    });

    test(`${name}: the wrapper of the slides has aria-atomic false`, async ({ page }) => {
      await expect(live(page, name)).toHaveAttribute("aria-atomic", "false");
      await expect(live(page, name).locator("[aria-roledescription=slide]")).toHaveCount(slides.length);
    });

    test(`${name}: slides that are not shown are hidden from everybody`, async ({ page }) => {
      const group = (slide = "") => carousel(page, name).getByRole("group", { name: slide, exact: true });
      await expect(group(slides[0])).toBeVisible();
      for (const other of slides.slice(1)) await expect(group(other)).toHaveCount(0);
    });
  }

  test("the trainers' label is their visible heading", async ({ page }) => {
    const id = await carousel(page, trainers.name).getAttribute("aria-labelledby");
    await expect(page.locator(`[id="${id}"]`)).toHaveText(trainers.name);
  });

  test("the rotation control is a native button", async ({ page }) => {
    expect(await rotation(page).evaluate((element) => element.localName)).toBe("button");
  });

  test("the rotation control's label tells what it will do", async ({ page }) => {
    await expect(rotation(page)).toHaveAccessibleName("Stop slides");
    await rotation(page).click();
    await expect(rotation(page)).toHaveAccessibleName("Start slides");
    await rotation(page).click();
    await expect(rotation(page)).toHaveAccessibleName("Stop slides");
  });

  test("the rotation control has no states", async ({ page }) => {
    for (const state of ["aria-pressed", "aria-checked", "aria-expanded", "aria-selected"])
      expect(await rotation(page).getAttribute(state)).toBeNull();
  });

  test("the live region is off while the carousel rotates by itself", async ({ page }) => {
    await leave(page);
    await expect(live(page)).toHaveAttribute("aria-live", "off");
  });

  test("the live region is polite while the carousel is stopped", async ({ page }) => {
    await button(page, "Stop slides").click();
    await leave(page);
    await expect(live(page)).toHaveAttribute("aria-live", "polite");
  });

  test("the live region is polite while the carousel is held by keyboard focus", async ({ page }) => {
    await leave(page);
    await button(page, "Next slide").focus();
    await expect(live(page)).toHaveAttribute("aria-live", "polite");
  });

  test("the live region of a carousel that never rotates is polite", async ({ page }) => {
    await expect(live(page, trainers.name)).toHaveAttribute("aria-live", "polite");
  });
});

test.describe("grouped carousel", () => {
  test("the slide pickers are in a group", async ({ page }) => {
    await expect(picker(page).getByRole("button")).toHaveCount(slideRound.count);
  });

  test("the group has a label that tells what they are for", async ({ page }) => {
    await expect(picker(page)).toHaveAccessibleName("Choose a slide");
  });

  test("each picker is a native button", async ({ page }) => {
    await expect(picker(page).locator("button")).toHaveCount(slideRound.count);
  });

  test("the name of each picker is the name of its slide", async ({ page }) => {
    for (const name of home.slides) {
      await expect(picker(page).getByRole("button", { name, exact: true })).toHaveCount(1);
      await picker(page).getByRole("button", { name, exact: true }).click({ force: true });
      await expect(slide(page, name)).toBeVisible();
    }
  });

  test("the picker of the slide shown has aria-disabled and stays in the tab sequence", async ({ page }) => {
    await picker(page)
      .getByRole("button", { name: slideRound.name(2) })
      .click();
    await expect(picker(page).locator("[aria-disabled=true]")).toHaveAccessibleName(slideRound.name(2));
    await button(page, slideRound.name(1)).focus();
    await page.keyboard.press("Tab");
    await expect(button(page, slideRound.name(2))).toBeFocused();
  });
});
