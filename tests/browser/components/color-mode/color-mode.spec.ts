import { expect, type Page, test } from "@playwright/test";
import { chooseMode } from "../../navigation/place";
import { hydrated, openHeld, visit } from "../../navigation/visit";

const night = "rgb(18, 22, 43)";
const sand = "rgb(247, 236, 214)";

const ground = (page: Page) =>
  page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("color-mode"), localStorage.getItem("color-scheme")]);

/** The page has two switches. */
const checkedModes = (page: Page) =>
  page
    .locator("input[name^=color-mode]")
    .evaluateAll((radios: HTMLInputElement[]) =>
      radios.filter(({ checked }) => checked).map(({ value }) => value),
    );

test("the default is light, also for an invalid stored mode; the mode System follows the system", async ({
  page,
}) => {
  await page.addInitScript(
    () => localStorage.getItem("color-mode") ?? localStorage.setItem("color-mode", "{broken"),
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
  await chooseMode(page, "system");
  await expect.poll(() => ground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => ground(page)).toBe(sand);
});

test("scroll bars and fields follow the mode; the browser's bars are always navy", async ({ page }) => {
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
  for (const mode of ["light", "dark", "system"] as const) {
    await chooseMode(page, mode);
    await page.emulateMedia({ colorScheme: mode === "system" ? "dark" : "light" });
    // Scroll bars and fields follow it. `only` keeps Chrome from applying a dark theme of its own.
    const scheme = mode === "system" ? "light dark" : `${mode} only`;
    await expect(page.locator("html")).toHaveCSS("color-scheme", scheme);
    await expect(header).toHaveCSS("background-color", await bars());
    // This color is visible during overscroll.
    await expect(page.locator("html")).toHaveCSS("background-color", await bars());
  }
});

test("a tab stores the mode and its color scheme under two keys, also when the system changes", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/partners");
  expect(await stored(page)).toEqual([null, null]);
  for (const [mode, scheme] of [
    ["dark", "dark"],
    ["light", "light"],
    ["system", "dark"],
  ] as const) {
    await chooseMode(page, mode);
    expect(await stored(page)).toEqual([mode, scheme]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => stored(page)).toEqual(["system", "light"]);
});

for (const mode of ["dark", "system"] as const) {
  test(`a stored ${mode} mode is shown and checked before and after the script files load`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), mode);
    if (mode === "system") await page.emulateMedia({ colorScheme: "dark" });
    const release = await openHeld(page, "/partners", "domcontentloaded");
    expect(await ground(page)).toBe(night);
    expect(await checkedModes(page)).toEqual([mode, mode]);
    release();
    await hydrated(page);
    expect(await checkedModes(page)).toEqual([mode, mode]);
    await chooseMode(page, "light");
    expect(await checkedModes(page)).toEqual(["light", "light"]);
  });
}

test("other tabs follow, before and after their scripts load", { tag: "@firefox" }, async ({
  page,
  context,
}) => {
  await visit(page, "/partners");
  const [later, earlier] = [await context.newPage(), await context.newPage()];
  const release = await openHeld(later, "/about-us");
  await visit(earlier, "/about-us");
  await chooseMode(page, "dark");
  release();
  await hydrated(later);
  for (const other of [later, earlier]) {
    await expect.poll(() => ground(other)).toBe(night);
    await expect.poll(() => checkedModes(other)).toEqual(["dark", "dark"]);
    expect(await stored(other)).toEqual(["dark", "dark"]);
  }
});

test("with a storage that cannot be read, a chosen mode applies to the current page", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  );
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
  await chooseMode(page, "dark");
  expect(await ground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground(page)).toBe(night);
  expect(await checkedModes(page)).toEqual(["dark", "dark"]);
  expect(await page.pageErrors()).toEqual([]);
});
