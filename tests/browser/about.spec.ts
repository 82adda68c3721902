import { expect, type Locator, type Page, test } from "@playwright/test";
import { about } from "../site/content";
import { answerOtherHosts, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

const main = (page: Page) => page.getByRole("main");

async function tops(page: Page, items: Locator, width: number): Promise<number[]> {
  await page.setViewportSize({ width, height: 800 });
  return items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
}

const entriesUnder = (page: Page, heading: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) })
    .getByRole("listitem");

test("the history has three columns from 600 px, and one below", async ({ page }) => {
  await visit(page, "/about-us");
  const columns = entriesUnder(page, about.history.heading);
  expect(new Set((await tops(page, columns, 600)).slice(0, 3)).size).toBe(1);
  expect(new Set((await tops(page, columns, 599)).slice(0, 3)).size).toBe(3);
});

test("the values are four in a row, and two in a row below 600 px", async ({ page }) => {
  await visit(page, "/about-us");
  const values = entriesUnder(page, about.values.heading);
  expect(new Set((await tops(page, values, 600)).slice(0, 4)).size).toBe(1);
  expect(new Set((await tops(page, values, 599)).slice(0, 4)).size).toBe(2);
});

test("the mission has the largest type of the page's content", async ({ page }) => {
  await visit(page, "/about-us");
  const sizes = await main(page)
    .locator("p, li, h2, h3")
    .evaluateAll((elements) =>
      elements.map((element) => ({
        text: element.textContent ?? "",
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
    );
  const largest = sizes.toSorted((one, other) => other.size - one.size)[0];
  expect(largest?.text).toBe(about.mission.text);
});
