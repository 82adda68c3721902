import { expect, type Page, test } from "@playwright/test";
import { hydrated, visit } from "./visit";

/** Counts the transitions that the page starts. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0, unhandled: [] });
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        Object.assign(window, { transitions: Reflect.get(window, "transitions") + 1 });
        return start(update);
      },
    });
    window.addEventListener("unhandledrejection", ({ reason }) => {
      Reflect.get(window, "unhandled").push(String(reason));
    });
  });
});

const transitions = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, "transitions"));
const unhandled = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "unhandled"));

const followPartners = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a link of the site fades to its page, and Back does", async ({ page }) => {
  await visit(page, "/about-us");
  await followPartners(page);
  await expect(heading(page, "Partners")).toBeVisible();
  expect(await transitions(page)).toBe(1);
  await page.goBack();
  await expect(heading(page, "About Us")).toBeVisible();
  expect(await transitions(page)).toBe(2);
  expect(await unhandled(page)).toEqual([]);
});

test("the old page's picture is taken before the new one is in its place", async ({ page }) => {
  await visit(page, "/about-us");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        Object.assign(window, { headingThen: document.querySelector("h1")?.textContent });
        return start(update);
      },
    });
  });
  await followPartners(page);
  await expect(heading(page, "Partners")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "headingThen"))).toBe("About Us");
});

test("a page left again at once comes to rest on the last one", async ({ page }) => {
  await visit(page, "/about-us");
  await followPartners(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await expect(heading(page, "Gallery")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(heading(page, "Contact Us")).toBeVisible();
  expect(await unhandled(page)).toEqual([]);
});

test("nothing fades where only the query changes", async ({ page }) => {
  await visit(page, "/gallery");
  await page.getByRole("checkbox", { name: "Executive Coaching" }).check();
  await expect(page).toHaveURL(/\?/);
  expect(await transitions(page)).toBe(0);
});

test("nothing fades for those who prefer less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/about-us");
  await followPartners(page);
  await expect(heading(page, "Partners")).toBeVisible();
  expect(await transitions(page)).toBe(0);
});

test("where the browser has no transitions a link works as ever", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(document, "startViewTransition");
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  await page.goto("/about-us");
  await hydrated(page);
  await followPartners(page);
  await expect(heading(page, "Partners")).toBeVisible();
});
