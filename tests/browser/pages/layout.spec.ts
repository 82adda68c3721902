import { expect, type Page, test } from "@playwright/test";
import { about, home } from "../../node/site/content";
import { pictures } from "../components/gallery/gallery-page";
import { otherHostsFail, visit } from "../navigation/visit";

test.beforeEach(({ page }) => otherHostsFail(page));

const entriesUnder = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) })
    .getByRole("listitem");

/** The number of columns of a list, by the width of the viewport. */
const layouts = [
  {
    name: "the history has three columns from 600 px, and one below",
    path: "/about-us",
    items: (page: Page) => entriesUnder(page, about.history.heading),
    columns: { 599: 1, 600: 3 },
  },
  {
    name: "the values are four in a row, and two in a row below 600 px",
    path: "/about-us",
    items: (page: Page) => entriesUnder(page, about.values.heading),
    columns: { 599: 2, 600: 4 },
  },
  {
    name: "five trainers are in one row from 900 px, and three above two in narrower viewports",
    path: "/",
    items: (page: Page) => entriesUnder(page, home.trainers.heading).locator("visible=true"),
    columns: { 360: 3, 899: 3, 900: 5 },
  },
  {
    name: "the pictures are in two, three or four columns",
    path: "/gallery",
    items: pictures,
    columns: { 360: 2, 599: 2, 600: 3, 1199: 3, 1200: 4 },
  },
];

for (const { name, path, items, columns } of layouts) {
  test(name, async ({ page }) => {
    await visit(page, path);
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const tops = await items(page).evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().top)),
      );
      const rows = tops.map((top) => tops.filter((other) => other === top).length);
      expect(Math.max(...rows), `columns at ${width} px`).toBe(count);
    }
  });
}

test("the mission has the largest type of the page's content", async ({ page }) => {
  await visit(page, "/about-us");
  const texts = page.getByRole("main").locator("p, li, h2, h3");
  const sizes = await texts.evaluateAll((elements) =>
    elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  const largest = texts.nth(sizes.indexOf(Math.max(...sizes)));
  await expect(largest).toHaveText(about.mission.text);
});
