import { expect, type Locator, type Page, test } from "@playwright/test";
import { answerOtherHosts, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

const main = (page: Page) => page.getByRole("main");

const tops = (items: Locator) =>
  items.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));

const fontSize = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test("its parts in their order", async ({ page }) => {
  await visit(page, "/about-us");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(main(page)).toContainText("Building Skills, Driving Success");
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
    "Our History",
    "Our Core Competency",
    "Our Mission",
    "Our Value",
    "Testimonial",
  ]);
});

/** The entries of the list under a heading. */
const entriesUnder = (page: Page, heading: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) })
    .getByRole("listitem");

test("history: three columns from 600 px, one below", async ({ page }) => {
  await visit(page, "/about-us");
  const columns = entriesUnder(page, "Our History");
  await expect(columns.getByRole("heading", { level: 3 })).toHaveText([
    "Business excellence",
    "Accredited certificates",
    "Qualified international instructors and consultants",
  ]);
  await page.setViewportSize({ width: 600, height: 800 });
  expect(new Set(await tops(columns)).size).toBe(1);
  await page.setViewportSize({ width: 599, height: 800 });
  expect(new Set(await tops(columns)).size).toBe(3);
});

test("values: four, two by two below 600 px", async ({ page }) => {
  await visit(page, "/about-us");
  const values = entriesUnder(page, "Our Value");
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Sales Growth Partner",
    "Innovation",
    "Quality Service",
    "Integrity",
  ]);
  await page.setViewportSize({ width: 600, height: 800 });
  expect(new Set(await tops(values)).size).toBe(1);
  await page.setViewportSize({ width: 599, height: 800 });
  expect(new Set(await tops(values)).size).toBe(2);
});

test("the mission is the loudest sentence of the page", async ({ page }) => {
  await visit(page, "/about-us");
  const mission = await fontSize(main(page).getByText("We combine our experience"));
  const others = await main(page)
    .locator("p, li, h2, h3")
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.textContent?.startsWith("We combine our experience"))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(mission).toBeGreaterThan(Math.max(...others));
});
