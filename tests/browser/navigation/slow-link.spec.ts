import { expect, type Page, test } from "@playwright/test";
import { partnerPage, words } from "../../node/site/content";
import { box, category } from "../components/gallery/gallery-page";
import { listen } from "./live-region";
import { footerLink, titleOf } from "./place";
import { holdRequests, pauseClock, visit } from "./visit";

test.beforeEach(async ({ page }) => {
  // No page loads before a click.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
});

type Name = Parameters<typeof titleOf>[0];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The router renders in the next frame. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Delays the data of a page until the returned function is called, which waits until the page is loaded. */
async function holdPage(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, `**/page-data${path}/page-data.json*`);
  return async () => {
    release();
    await page.waitForFunction((path) => Reflect.get(window, "___loader").loadPageSync(path), path);
    await nextFrames(page);
  };
}

const follow = (page: Page, path: string) => footerLink(page, path).click();

test.describe("a page that loads slowly does not replace what the visitor chose later:", {
  tag: "@firefox",
}, () => {
  /** What a visitor chooses on the page Partners, and where it leads. */
  const choices: [choice: string, Name, choose: (page: Page) => Promise<unknown>][] = [
    ["a link to the current page", "partners", (page) => follow(page, "/partners")],
    ["Back", "about-us", (page) => page.goBack()],
  ];

  for (const [choice, name, choose] of choices) {
    test(choice, async ({ page }) => {
      const expectPage = async () => {
        await expect(page).toHaveURL(`/${name}`);
        await expect(heading(page)).toHaveText(titleOf(name));
      };
      await visit(page, "/about-us");
      await follow(page, "/partners");
      await expect(heading(page)).toHaveText(titleOf("partners"));
      const release = await holdPage(page, "/gallery");
      await follow(page, "/gallery");
      await choose(page);
      await expectPage();
      await release();
      await expectPage();
    });
  }

  test("a filter", async ({ page }) => {
    await visit(page, "/gallery");
    const release = await holdPage(page, "/partners");
    await follow(page, "/partners");
    await box(page, category.label).check();
    await box(page, category.label).uncheck();
    await release();
    await expect(page).toHaveURL("/gallery");
    await expect(heading(page)).toHaveText(titleOf("gallery"));
  });
});

test("after quick clicks the page of the last one is shown", { tag: "@firefox" }, async ({ page }) => {
  const paths = ["/contact-us", "/gallery", "/about-us", "/partners"];
  await visit(page, "/flagship-programs");
  const releases = await Promise.all(paths.map((path) => holdPage(page, path)));
  for (const path of paths) await follow(page, path);
  for (const release of releases.toReversed()) await release();
  await expect(page).toHaveURL("/partners");
  await expect(heading(page)).toHaveText(titleOf("partners"));
  await page.goBack();
  await expect(page).toHaveURL("/flagship-programs");
});

test("after a page has loaded slowly, only its own name is announced", async ({ page }) => {
  await visit(page, "/about-us");
  await follow(page, "/gallery");
  await expect(heading(page)).toHaveText(titleOf("gallery"));
  const said = await listen(page);
  await said();
  const release = await holdPage(page, "/partners");
  await follow(page, "/partners");
  await expect(page.getByRole("status").filter({ hasText: words.navigation.loading })).toHaveCount(1);
  await release();
  await expect(heading(page)).toHaveText(titleOf("partners"));
  expect(await said()).toEqual([partnerPage.name]);
});

test("a page that loads for half a second is announced, and a line shows it", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/about-us");
  const main = page.getByRole("main");
  const status = page.getByRole("status").filter({ hasText: words.navigation.loading });
  const release = await holdPage(page, "/partners");
  await pauseClock(page, 1000);
  await follow(page, "/partners");
  await page.clock.runFor(450);
  await expect(main).not.toHaveAttribute("aria-busy");
  await expect(status).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(main).toHaveAttribute("aria-busy", "true");
  await expect(status).toHaveCount(1);
  await page.clock.resume();
  await release();
  await expect(heading(page)).toHaveText(titleOf("partners"));
  await expect(main).not.toHaveAttribute("aria-busy");
  await expect(status).toHaveCount(0);
  // This page is loaded already.
  await follow(page, "/about-us");
  await expect(heading(page)).toHaveText(titleOf("about-us"));
  await page.clock.runFor(1000);
  await nextFrames(page);
  await expect(main).not.toHaveAttribute("aria-busy");
});
