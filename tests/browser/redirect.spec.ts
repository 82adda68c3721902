import { expect, type Page, test } from "@playwright/test";
import { answerOtherHosts, hydrated, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

/** Types an address that leads somewhere else: the first answer is enough, what follows is the page's doing. */
const type = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

async function expectHome(page: Page) {
  await expect(page).toHaveURL("/home");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /[^/]\/$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

for (const path of [
  "/no-such-page/x",
  "/flagship/no-such-program",
  "/about-us/x",
  "/elevate-and-empower",
  "/404",
]) {
  test(`${path}, typed, ends on /home, and Back returns in one step`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await visit(page, "/partners");
    await type(page, path);
    await expectHome(page);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/partners");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Partners");
    expect(errors).toEqual([]);
  });
}

test("an unknown path with a query and a fragment ends on /home", async ({ page }) => {
  await type(page, "/no-such-page?from=mail#there");
  await expectHome(page);
});

for (const path of ["/flagship/palsam", "/gallery", "/contact-us"]) {
  test(`Elevate and Empower in the footer of ${path} ends on /home, and Back returns in one step`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on("console", (message) => faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    await visit(page, path);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Elevate and Empower" }).click();
    await expectHome(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    expect(faults).toEqual([]);
  });
}

test("Elevate and Empower clicked before any script has come ends on /home too", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/partners");
  await page.unroute(/\.js$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Elevate and Empower" }).click();
  await expectHome(page);
  await page.goBack();
  await expect(page).toHaveURL("/partners");
});
