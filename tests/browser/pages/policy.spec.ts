import { expect, type Page, test } from "@playwright/test";
import { menuButton } from "../components/header/main-navigation";
import { stubServices } from "../components/office-map/office-map";
import { chooseMode, templatePaths } from "../navigation/place";
import { scrollThrough, visit } from "../navigation/visit";
import { states, statesAt } from "./page-state";
import { watchViolations } from "./violation";

/** Follows a link without loading a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[^/]${path}$`));
}

async function use(page: Page, path: string): Promise<void> {
  await scrollThrough(page);
  for (const state of statesAt(page.viewportSize()?.width).filter((state) => state.path === path)) {
    await state.reach(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    kept: Object.keys(localStorage).toSorted(),
    forTab: Object.keys(sessionStorage).filter((name) => !name.startsWith("@@scroll|")),
    databases: await indexedDB.databases(),
  }));

// The pages are those of one document, which keeps the policy of the first one.
test("nothing is blocked, and only the color mode and its scheme are stored", async ({ page, context }) => {
  test.slow();
  await stubServices(context);
  const violations = await watchViolations(page);
  await visit(page, "/home");
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await use(page, "/");
  await chooseMode(page, "dark");
  const others = new Set([...states.map(({ path }) => path.replace(/\?.*/, "")), ...templatePaths]);
  others.delete("/");
  for (const path of others) {
    await test.step(path, async () => {
      await follow(page, path);
      await use(page, path);
      expect.soft(violations.splice(0), path).toEqual([]);
    });
  }
  await expect(menuButton(page)).toBeHidden();
  await chooseMode(page, "system");
  await chooseMode(page, "light");
  await page.pdf({ format: "A4" });
  await page.goBack();
  await scrollThrough(page);
  expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
  expect(violations).toEqual([]);
  expect(await stored(page)).toEqual({
    cookies: "",
    kept: ["color-mode", "color-scheme"],
    forTab: [],
    databases: [],
  });
  expect(await context.cookies()).toEqual([]);
});

/** Markup that an attacker may inject into a page, by the directive that must block it. */
const injections: Record<string, string[]> = {
  "script-src-elem": [
    "<script>injected()</script>",
    '<script src="https://x.example/a.js"></script>',
    '<script src="data:,injected()"></script>',
    // A file of the same host that the page does not load.
    '<script src="/injected.js"></script>',
  ],
  "script-src-attr": ['<img src="/favicon.svg" alt="" onload="injected()">'],
  "style-src-attr": ['<p style="color: red">Trap</p>'],
  "style-src-elem": [
    "<style>body { color: red }</style>",
    '<link rel="stylesheet" href="https://x.example/a.css">',
  ],
  "base-uri": ['<base href="https://x.example/">'],
  "frame-src": ['<iframe src="https://x.example/" title="Trap"></iframe>'],
  "object-src": ['<object data="https://x.example/a.html" type="text/html"></object>'],
  "img-src": ['<img src="https://x.example/a.png" alt="">'],
};

test("injected markup has no effect, and each piece is reported", async ({ page }) => {
  const happened: string[] = [];
  await page.exposeFunction("injected", () => happened.push("a script ran"));
  await page.route(/^https:/, (route) => {
    happened.push(`requested: ${route.request().url()}`);
    return route.abort();
  });
  await page.route("/injected.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "injected()" }),
  );
  await page.route("/partners", async (route) => {
    const response = await route.fetch();
    const markup = Object.values(injections).flat().join("");
    const body = (await response.text()).replace(/<body[^>]*>/, (tag) => tag + markup);
    await route.fulfill({ response, body });
  });
  const violations = await watchViolations(page);
  await page.goto("/partners");
  const reported = () =>
    Object.entries(injections).map(([directive, { length }]) => [
      directive,
      violations.filter((one) => one.startsWith(`${directive} `)).length === length,
    ]);
  await expect.poll(reported).toEqual(Object.keys(injections).map((directive) => [directive, true]));
  expect(happened).toEqual([]);
});
