import { expect, type Page, test } from "@playwright/test";
import { addressLine, home, trainers, words } from "../site/content";
import { category, descriptions, expectFilter, openGallery, pictures } from "./gallery-page";
import { container, mapsLinks, marker, office, openMap, section, stubServices } from "./office-map";
import { homeCarousel, logoRowName, programs, programWith } from "./place";
import { expectHandOut, openForPrint } from "./printed-page";
import { visit } from "./visit";

const half = Math.ceil(programs.length / 2);
for (const [part, list] of [programs.slice(0, half), programs.slice(half)].entries()) {
  test(`programs print as handouts, part ${part + 1}`, async ({ page }) => {
    test.slow();
    for (const program of list) {
      await test.step(program.path, async () => {
        await openForPrint(page, program.path);
        await expectHandOut(page, program);
      });
    }
  });
}

for (const { mode, program } of [
  { mode: "light", program: programWith("outline") },
  { mode: "dark", program: programWith("description") },
]) {
  test(`a page in ${mode} mode is printed in black on white`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), mode);
    await openForPrint(page, program.path);
    await page.emulateMedia({ media: "print" });
    const inks = await page
      .getByRole("main")
      .locator("h1, h2, h3, p, li")
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    const channels = inks.flatMap(
      (ink) =>
        ink
          .match(/[\d.]+/g)
          ?.slice(0, 3)
          .map(Number) ?? [],
    );
    expect(Math.max(...channels)).toBeLessThan(0xa8);
    // Visitors can print backgrounds too.
    const call = page.getByRole("main").locator("[data-surface=dark]").locator("visible=true");
    await expect(call).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page in dark mode is printed in black on white", async ({ page }) => {
    await page.goto("/partners");
    await page.getByRole("radio", { name: words.colorMode.dark }).locator("visible=true").check();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});

async function openHome(page: Page) {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
}

test("on paper the caption of the carousel shows, without slides and controls", async ({ page }) => {
  await openHome(page);
  await expect(homeCarousel(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(homeCarousel(page).getByRole("img")).toHaveCount(0);
  await expect(homeCarousel(page).getByRole("button")).toHaveCount(0);
});

test("on paper every logo shows once, inside the sheet", async ({ page }) => {
  await openHome(page);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const number of [1, 2]) {
    const row = page.getByRole("group", { name: logoRowName(number), exact: true });
    for (const image of await row.getByRole("img").all()) {
      const box = await image.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(-0.5);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 0.5);
    }
  }
});

test("on paper all trainers show, without controls", async ({ page }) => {
  await openHome(page);
  const carousel = page.getByRole("region", { name: home.trainers.heading, exact: true });
  await expect(carousel.getByRole("img")).toHaveCount(trainers.length);
  await expect(carousel.getByRole("button")).toHaveCount(0);
});

test("on paper the gallery has the filtered pictures and no filter", async ({ page }) => {
  await openGallery(page, `?show=${category.word}`);
  await expectFilter(page, category.label);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("group", { name: words.gallery.filter })).toBeHidden();
  await expect(pictures(page)).toHaveCount(descriptions(category.label).length);
});

test("on paper the office has its card, without the map", async ({ page, context }) => {
  await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(section(page).getByText(office.place, { exact: true })).toBeVisible();
  await expect(section(page).getByText(addressLine)).toBeVisible();
  await expect(mapsLinks(page)).toBeHidden();
  await expect(container(page)).toBeHidden();
});
