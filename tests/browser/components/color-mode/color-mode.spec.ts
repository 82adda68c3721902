import { expect, type Page, test } from "@playwright/test";
import { words } from "../../../node/site/content";
import { holdScripts, hydrated, openHeld, visit } from "../../navigation/visit";

const night = "rgb(18, 22, 43)";
const sand = "rgb(247, 236, 214)";

type Mode = "light" | "dark" | "system";

const choose = (page: Page, mode: Mode) =>
  page.getByRole("radio", { name: words.colorMode[mode] }).locator("visible=true").check();

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

test("the default is light; the mode System follows the system", { tag: "@chromium" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
  await choose(page, "system");
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
    await choose(page, mode);
    await page.emulateMedia({ colorScheme: mode === "system" ? "dark" : "light" });
    // Scroll bars and fields follow it.
    await expect(page.locator("html")).toHaveCSS("color-scheme", mode === "system" ? "light dark" : mode);
    await expect(header).toHaveCSS("background-color", await bars());
    // This color is visible during overscroll.
    await expect(page.locator("html")).toHaveCSS("background-color", await bars());
  }
});

test("a tab stores the mode and the color scheme under two keys", { tag: "@chromium" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/partners");
  expect(await stored(page)).toEqual([null, null]);
  for (const [mode, scheme] of [
    ["system", "dark"],
    ["light", "light"],
    ["dark", "dark"],
  ] as const) {
    await choose(page, mode);
    expect(await stored(page)).toEqual([mode, scheme]);
  }
});

test("the stored color scheme follows the system too", { tag: "@chromium" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("color-mode", "system"));
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/partners");
  expect(await stored(page)).toEqual(["system", "dark"]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => stored(page)).toEqual(["system", "light"]);
  await choose(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await stored(page)).toEqual(["light", "light"]);
});

for (const mode of ["light", "dark", "system"] as const) {
  test(`a stored ${mode} mode is shown and checked before and after the script files load`, {
    tag: mode === "dark" ? [] : "@chromium",
  }, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), mode);
    // Tells the modes light and system apart.
    if (mode !== "dark") await page.emulateMedia({ colorScheme: "dark" });
    const release = await openHeld(page, "/partners", "domcontentloaded");
    expect(await ground(page)).toBe(mode === "light" ? sand : night);
    expect(await checkedModes(page)).toEqual([mode, mode]);
    release();
    await hydrated(page);
    expect(await checkedModes(page)).toEqual([mode, mode]);
    await choose(page, mode === "dark" ? "light" : "dark");
    const chosen = mode === "dark" ? "light" : "dark";
    expect(await checkedModes(page)).toEqual([chosen, chosen]);
  });
}

for (const when of ["after", "before"]) {
  test(`another tab follows ${when} its scripts load`, async ({ page, context }) => {
    await visit(page, "/partners");
    const other = await context.newPage();
    const release = await holdScripts(other);
    if (when === "after") release();
    await other.goto("/about-us");
    if (when === "after") await hydrated(other);
    await choose(page, "dark");
    release();
    await hydrated(other);
    await expect.poll(() => ground(other)).toBe(night);
    await expect.poll(() => checkedModes(other)).toEqual(["dark", "dark"]);
    expect(await stored(other)).toEqual(["dark", "dark"]);
  });
}

// Playwright disables the back-forward cache, so the test dispatches its event.
test("a page from the back-forward cache follows what another tab has stored", async ({ page }) => {
  await visit(page, "/partners");
  await page.evaluate(() => {
    localStorage.setItem("color-mode", "dark");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => ground(page)).toBe(night);
  expect(await checkedModes(page)).toEqual(["dark", "dark"]);
});

const refusals = {
  "that cannot be read": () =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  "that is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [what, refuse] of Object.entries(refusals)) {
  test(`with a storage ${what}, a chosen mode applies to the current page`, async ({ page }) => {
    await page.addInitScript(refuse);
    await visit(page, "/partners");
    expect(await ground(page)).toBe(sand);
    await choose(page, "dark");
    expect(await ground(page)).toBe(night);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground(page)).toBe(night);
    expect(await checkedModes(page)).toEqual(["dark", "dark"]);
    expect(await page.pageErrors()).toEqual([]);
  });
}

test("an invalid stored mode means light", { tag: "@chromium" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("color-mode", "{broken"));
  await visit(page, "/partners");
  expect(await ground(page)).toBe(sand);
});

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the switch works for the current page", async ({ page }) => {
    await page.goto("/partners");
    await page.getByRole("radio", { name: words.colorMode.dark }).locator("visible=true").check();
    expect(await ground(page)).toBe(night);
  });
});
