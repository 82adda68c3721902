import { expect, type Page, type Route, test } from "@playwright/test";
import { footerLink, titleOf } from "./place";
import { answerOtherHosts, visit, watchDocuments } from "./visit";

test.beforeEach(async ({ context }) => {
  await answerOtherHosts(context);
  // Disables prefetching before the click.
  await context.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
});

const follow = (page: Page) => footerLink(page, "/partners").click();

const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found." });

/** Each change has a name, a pattern of the addresses that it concerns, and the answer to their requests. */
const changes: [string, RegExp, (route: Route) => Promise<void>][] = [
  [
    "the site was rebuilt",
    /\/page-data\/app-data\.json$/,
    (route) => route.fulfill({ json: { webpackCompilationHash: "of another build" } }),
  ],
  ["the page's script has a new name", /\/component---src-pages-partners-.*\.js$/, gone],
];

for (const [change, address, answer] of changes) {
  test(`a tab opened before a deployment navigates with one full page load: ${change}`, async ({ page }) => {
    await visit(page, "/about-us");
    const documents = watchDocuments(page);
    await page.route(address, answer);
    // The next document belongs to the new deployment.
    page.on("request", (request) => request.isNavigationRequest() && page.unroute(address));
    await follow(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
    await expect.poll(() => documents).toEqual(["/partners"]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("about-us"));
  });
}

test("a link to a page that a deployment has renamed leads to the page, in one step", async ({ page }) => {
  await visit(page, "/about-us");
  const documents = watchDocuments(page);
  await page.route(/\/partners(?:\/page-data\.json)?$/, gone);
  await page.route(/\/page-data\/404\.html\/page-data\.json$/, async (route) => {
    const json = await (await route.fetch()).json();
    json.result.data.redirects.redirects = [{ from: "/partners", to: "/gallery" }];
    await route.fulfill({ json });
  });
  await follow(page);
  await expect(page).toHaveURL("/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("gallery"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("about-us"));
  expect(documents).toEqual([]);
});

test("a link to a page that a deployment has removed leads to /home, in one step", {
  tag: "@firefox",
}, async ({ page }) => {
  await visit(page, "/about-us");
  const documents = watchDocuments(page);
  await page.route(/\/partners(?:\/page-data\.json)?$/, gone);
  await follow(page);
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("about-us"));
  expect(documents).toEqual([]);
});
