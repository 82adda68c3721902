import { expect, type Page, test } from "@playwright/test";
import { footerLink, titleOf } from "./place";
import { visit, watchDocuments } from "./visit";

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Removes the content from a page's data, so that its component throws an error while React renders it. */
async function breakPage(page: Page, name: string): Promise<void> {
  await page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, result: { ...json.result, data: {} } } });
  });
}

/** Waits until React logs an error. In Firefox, Playwright receives only the text "Error". */
const renderError = (page: Page, isDue = () => true) =>
  page.waitForEvent("console", {
    predicate: (message) => isDue() && /(?:Type|^)Error/.test(message.text()),
  });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that cannot be hydrated stays readable, and its links work", { tag: "@firefox" }, async ({
  page,
}) => {
  await breakPage(page, "partners");
  const failed = renderError(page);
  await page.goto("/partners");
  const content = () => page.locator("body").ariaSnapshot();
  const before = await content();
  await failed;
  // The browser loads the deferred styles from its cache again. They decide where the tree contains spaces.
  await expect.poll(content).toBe(before);
  await footerLink(page, "/about-us").click();
  await expect(heading(page)).toHaveText(titleOf("about-us"));
});

test("a link to a page that cannot be rendered loads its document once", { tag: "@firefox" }, async ({
  page,
}) => {
  // Firefox may prefetch the page as soon as its link is in view.
  await breakPage(page, "partners");
  await visit(page, "/about-us");
  const documents = watchDocuments(page);
  // React cannot hydrate the new document either, because its data is also broken.
  const failed = renderError(page, () => documents.length > 0);
  await footerLink(page, "/partners").click();
  await expect(page).toHaveURL("/partners");
  await expect(heading(page)).toHaveText(titleOf("partners"));
  await failed;
  await expect(heading(page)).toHaveText(titleOf("partners"));
  expect(documents).toEqual(["/partners"]);
});

test("an error after hydration leaves the page readable, and its links work", { tag: "@firefox" }, async ({
  page,
}) => {
  await visit(page, "/gallery");
  const failed = renderError(page);
  await page.evaluate(() => {
    Array.prototype.map = () => {
      throw new TypeError("No component can be rendered from now on.");
    };
    location.hash = "content";
  });
  await failed;
  await expect(heading(page)).toHaveText(titleOf("gallery"));
  await footerLink(page, "/partners").click();
  await expect(heading(page)).toHaveText(titleOf("partners"));
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf("gallery"));
});
