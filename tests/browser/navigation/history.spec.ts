import { expect, type Page, test } from "@playwright/test";
import { one, readPage, textOf } from "../../node/site/html";
import { footerLink, titleOf } from "./place";
import { holdScripts, hydrated } from "./visit";

type Name = "about-us" | "partners" | "gallery";

async function expectPage(page: Page, name: Name): Promise<void> {
  await expect(page).toHaveURL(`/${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(name));
  await expect(page).toHaveTitle(textOf(one(readPage(`/${name}`), "title")));
}

const follow = (page: Page, name: Name) =>
  footerLink(page, `/${name}`).evaluate((link: HTMLElement) => link.click());

/** Uses a timer, so that `evaluate` returns before the next document replaces this one. */
const go = (page: Page, delta: number) =>
  page.evaluate((delta) => {
    setTimeout(() => history.go(delta));
  }, delta);

test("Back and Forward before hydration show the page of the address, from its top", {
  tag: "@firefox",
}, async ({ page }) => {
  await page.goto("/about-us");
  await hydrated(page);
  await follow(page, "partners");
  await expectPage(page, "partners");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await go(page, -1);
  await expectPage(page, "about-us");
  await go(page, 1);
  await expectPage(page, "partners");
  release();
  await hydrated(page);
  await expectPage(page, "partners");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** `to` is a page, a number of steps in the history, or a reload. Early moves do not wait for hydration. */
type Move = { to: Name | number | "reload"; isEarly?: boolean; leadsTo: Name };

const moves: Move[] = [
  { to: "partners", leadsTo: "partners" },
  { to: "gallery", leadsTo: "gallery" },
  { to: -1, leadsTo: "partners" },
  { to: "reload", leadsTo: "partners" },
  { to: -1, isEarly: true, leadsTo: "about-us" },
  { to: 1, leadsTo: "partners" },
  { to: 1, leadsTo: "gallery" },
  { to: "reload", leadsTo: "gallery" },
  { to: "about-us", isEarly: true, leadsTo: "about-us" },
  { to: "partners", leadsTo: "partners" },
  { to: -1, leadsTo: "about-us" },
  { to: -1, isEarly: true, leadsTo: "gallery" },
  { to: -1, leadsTo: "partners" },
  { to: 1, isEarly: true, leadsTo: "gallery" },
];

test("address, heading and title agree after links, Back, Forward and reloads", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  for (const { to, isEarly, leadsTo } of moves) {
    if (!isEarly) await hydrated(page);
    if (to === "reload") await page.reload({ waitUntil: "domcontentloaded" });
    else await (typeof to === "number" ? go(page, to) : follow(page, to));
    await expectPage(page, leadsTo);
  }
  await hydrated(page);
  await expectPage(page, "gallery");
});
