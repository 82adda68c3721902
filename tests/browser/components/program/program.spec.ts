import { expect, type Page, test } from "@playwright/test";
import { extentOf, programAt, words } from "../../../node/site/content";
import { flagshipPaths } from "../../../node/site/path";
import { flagshipMenu, programWith } from "../../navigation/place";
import { visit } from "../../navigation/visit";

const sections = (page: Page) => page.getByRole("navigation", { name: words.navigation.sections });
const current = (page: Page) => sections(page).locator("[aria-current=location]");

const scrollTo = (page: Page, place: "top" | "end") =>
  page.evaluate((to) => {
    const top = to === "top" ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top, behavior: "instant" });
  }, place);

const program = programWith("outline", "objectives");

test("the list of sections marks the current section, also after a jump", { tag: "@firefox" }, async ({
  page,
}) => {
  await visit(page, program.path);
  await expect(current(page)).toHaveAttribute("href", "#description");
  for (const id of ["objectives", "outline"]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(current(page)).toHaveAttribute("href", `#${id}`);
  }
  // A section is current when it reaches the upper third of the viewport.
  const links = sections(page).getByRole("link");
  const hrefs = (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))).filter(
    (href) => href.startsWith("#"),
  );
  for (const [share, href] of [
    [0.3, "#outline"],
    [0.4, hrefs[hrefs.indexOf("#outline") - 1] ?? ""],
  ] as const) {
    await page.locator("#outline").evaluate((section, share) => {
      const top = scrollY + section.getBoundingClientRect().top - innerHeight * share;
      window.scrollTo({ top, behavior: "instant" });
    }, share);
    await expect(current(page)).toHaveAttribute("href", href);
  }
  // At the end of the page the last section is above the viewport.
  await scrollTo(page, "end");
  await expect(current(page)).toHaveAttribute("href", hrefs.at(-1) ?? "");
  await scrollTo(page, "top");
  await expect(current(page)).toHaveAttribute("href", "#description");
});

test("the list of sections has the action when the facts are left, and at once for the keyboard", async ({
  page,
}) => {
  await visit(page, program.path);
  const action = sections(page).getByRole("link", { name: words.contact.quote });
  const place = action.locator("..");
  await expect(current(page)).toHaveAttribute("href", "#description");
  await expect(place).toHaveCSS("opacity", "0");
  await sections(page).getByRole("link").nth(-2).focus();
  await page.keyboard.press("Tab");
  await expect(place).toHaveCSS("opacity", "1");
  await action.blur();
  await page.locator("#outline").evaluate((section) => section.scrollIntoView());
  await expect(place).toHaveCSS("opacity", "1");
});

test("an overview compares its programs in a table above their cards from 900 px, and below on the cards alone", async ({
  page,
}) => {
  await visit(page, flagshipMenu.list.path);
  const table = page.getByRole("main").getByRole("table");
  const card = page.getByRole("article").first();
  const length = extentOf(programAt(flagshipPaths[1] ?? ""));
  await page.setViewportSize({ width: 899, height: 800 });
  await expect(table).toBeHidden();
  await expect(card.getByText(length, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(table.getByText(length).first()).toBeVisible();
  await expect(card.getByText(length, { exact: true })).toBeHidden();
  const { y = 0, height = 0 } = (await table.boundingBox()) ?? {};
  expect((await card.boundingBox())?.y).toBeGreaterThan(y + height);
});

test("an entry of the section list leads to its section, below the header", { tag: "@firefox" }, async ({
  page,
}) => {
  await visit(page, program.path);
  await sections(page).locator('a[href="#objectives"]').click();
  const heading = page.locator("#objectives").getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
});

test("a click anywhere on a card, a row of programs or a feature is on its link", async ({ page }) => {
  for (const path of ["/", "/flagship-programs"]) {
    await visit(page, path);
    const titles = page
      .getByRole("main")
      .getByRole("heading", { level: 3 })
      .filter({ has: page.getByRole("link") });
    const missed = await titles.evaluateAll((headings) => {
      const isShown = (heading: Element) => heading.checkVisibility({ visibilityProperty: true });
      return headings.filter(isShown).flatMap((heading) => {
        const link = heading.querySelector("a");
        const whole = heading.closest("article, li") as Element;
        whole.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = whole.getBoundingClientRect();
        const shares = [0.05, 0.5, 0.95];
        const points = shares.flatMap((x) =>
          shares.map((y) => [left + width * x, top + height * y] as const),
        );
        const isMissed = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest("a") !== link);
        return isMissed ? [heading.textContent] : [];
      });
    });
    await expect(titles).not.toHaveCount(0);
    expect(missed, `links of ${path} that do not cover their area`).toEqual([]);
  }
});
