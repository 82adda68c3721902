import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit";

const night = "rgb(18, 22, 43)";
const sand = "rgb(247, 236, 214)";

async function choose(page: Page, mode: "Light" | "Dark" | "System") {
  const menu = page.getByRole("button", { name: "Menu" });
  const radio = page.getByRole("radio", { name: mode }).locator("visible=true");
  if ((await menu.isVisible()) && !(await radio.isVisible())) await menu.click();
  await radio.check();
}

const ground = (page: Page) =>
  page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);

test("the default is light, also where the system is dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
});

test("dark is kept over a reload and on other pages", async ({ page }) => {
  await visit(page, "/partners");
  await choose(page, "Dark");
  expect(await ground(page)).toBe(night);
  await page.reload();
  expect(await ground(page)).toBe(night);
  await visit(page, "/flagship-programs");
  expect(await ground(page)).toBe(night);
  await expect(page.getByRole("radio", { name: "Dark", includeHidden: true }).first()).toBeChecked();
});

test("system follows the operating system", async ({ page }) => {
  await visit(page, "/partners");
  await choose(page, "System");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => ground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => ground(page)).toBe(sand);
});

test("the browser's bars are as navy as the header, in every mode", async ({ page }) => {
  await visit(page, "/partners");
  const bars = () =>
    page.evaluate(() => {
      const probe = document.createElement("i");
      probe.style.color = document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content ?? "";
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const header = page.getByRole("banner");
  for (const mode of ["Light", "Dark", "System"] as const) {
    await choose(page, mode);
    await page.emulateMedia({ colorScheme: mode === "System" ? "dark" : "light" });
    await expect(header).toHaveCSS("background-color", await bars());
    // What shows beyond the page's ends while it bounces.
    await expect(page.locator("html")).toHaveCSS("background-color", await bars());
  }
});

test("color-scheme follows, so that scroll bars and fields do", async ({ page }) => {
  await visit(page, "/partners");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("light");
  await choose(page, "Dark");
  expect(await scheme()).toBe("dark");
  await choose(page, "System");
  expect(await scheme()).toBe("light dark");
});

test("a stored mode is there before anything is painted", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  // With every script file held back, only what stands in the head can have set the mode.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/partners", { waitUntil: "domcontentloaded" });
  expect(await ground(page)).toBe(night);
});

test("other tabs follow", async ({ page, context }) => {
  await visit(page, "/partners");
  const other = await context.newPage();
  await visit(other, "/flagship-programs");
  await choose(page, "Dark");
  await expect.poll(() => ground(other)).toBe(night);
  await expect(other.getByRole("radio", { name: "Dark", includeHidden: true }).first()).toBeChecked();
});

test("refused storage is survived", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
  await choose(page, "Dark");
  expect(await ground(page)).toBe(night);
  expect(errors).toEqual([]);
});

test("nonsense in the storage means light", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("color-mode", "{broken"));
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test("the switch works for the page it is on", async ({ page }) => {
    await page.goto("/partners");
    await page.getByRole("radio", { name: "Dark" }).locator("visible=true").check();
    expect(await ground(page)).toBe(night);
  });
});
