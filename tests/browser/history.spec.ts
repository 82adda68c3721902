import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { holdScripts, hydrated } from "./visit";

const names = ["about-us", "partners", "gallery"] as const;
type Name = (typeof names)[number];

/** From the static HTML. */
const pages = new Map(
  names.map((name) => {
    const html = readFileSync(`public/${name}/index.html`, "utf8");
    const title = html.match(/<title[^>]*>([^<]*)/)?.[1] ?? "";
    const heading = html.match(/<h1[^>]*>([^<]*)/)?.[1] ?? "";
    return [`/${name}`, { title, heading }];
  }),
);

type Move = {
  to: Name | "back" | "forward" | "reload";
  /** Does not wait until React has hydrated the page. */
  isEarly?: boolean;
};

/** The paths that a tab has visited. */
type Tab = { entries: string[]; index: number };

/** Returns the resulting history of the tab. */
async function take(page: Page, { entries, index }: Tab, { to, isEarly }: Move): Promise<Tab> {
  if (!isEarly) await hydrated(page);
  if (to === "reload") {
    await page.reload({ waitUntil: "domcontentloaded" });
    return { entries, index };
  }
  if (to === "back" || to === "forward") {
    const delta = to === "back" ? -1 : 1;
    await page.evaluate((delta) => history.go(delta), delta);
    return { entries, index: index + delta };
  }
  const link = page.getByRole("contentinfo").locator(`a[href="/${to}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  return { entries: [...entries.slice(0, index + 1), `/${to}`], index: index + 1 };
}

async function expectAgreement(page: Page, { entries, index }: Tab): Promise<void> {
  const path = entries[index] ?? "";
  const { title = "", heading = "" } = pages.get(path) ?? {};
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect.poll(() => page.evaluate(() => document.title.replaceAll("&", "&amp;"))).toBe(title);
}

async function expectHistory(page: Page, moves: readonly Move[]): Promise<void> {
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  let tab: Tab = { entries: ["/about-us"], index: 0 };
  for (const move of moves) {
    tab = await take(page, tab, move);
    await expectAgreement(page, tab);
  }
  await hydrated(page);
  await expectAgreement(page, tab);
}

test("Back and Forward before hydration show the page of the address, from its top", async ({ page }) => {
  await expectHistory(page, [{ to: "partners" }, { to: "reload" }]);
  const entries = ["/about-us", "/partners"];
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  for (const [delta, index] of [
    [-1, 0],
    [1, 1],
  ] as const) {
    await page.evaluate((delta) => history.go(delta), delta);
    await expectAgreement(page, { entries, index });
  }
  release();
  await hydrated(page);
  await expectAgreement(page, { entries, index: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// walk.slow.spec.ts takes many other orders, in Chromium only.
test("address, heading and title agree after links, Back, Forward and reloads", async ({ page }) => {
  await expectHistory(page, [
    { to: "partners" },
    { to: "gallery" },
    { to: "back" },
    { to: "reload" },
    { to: "back", isEarly: true },
    { to: "forward" },
    { to: "forward" },
    { to: "reload" },
    { to: "about-us", isEarly: true },
    { to: "partners" },
    { to: "back" },
    { to: "back", isEarly: true },
    { to: "back" },
    { to: "forward", isEarly: true },
  ]);
});
