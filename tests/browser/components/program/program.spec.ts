import { expect, type Page, test } from "@playwright/test";
import { extentOf, programAt, words } from "../../../node/site/content";
import { flagshipPaths } from "../../../node/site/path";
import { flagshipMenu, programWith } from "../../navigation/place";
import { visit } from "../../navigation/visit";

const current = (page: Page) =>
  page.getByRole("navigation", { name: words.navigation.sections }).locator("[aria-current=location]");

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
  const links = page.getByRole("navigation", { name: words.navigation.sections }).getByRole("link");
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
  const sections = page.getByRole("navigation", { name: words.navigation.sections });
  const action = sections.getByRole("link", { name: words.contact.quote });
  const place = action.locator("..");
  await expect(current(page)).toHaveAttribute("href", "#description");
  await expect(place).toHaveCSS("opacity", "0");
  await sections.getByRole("link").nth(-2).focus();
  await page.keyboard.press("Tab");
  await expect(place).toHaveCSS("opacity", "1");
  await action.blur();
  await page.locator("#outline").evaluate((section) => section.scrollIntoView());
  await expect(place).toHaveCSS("opacity", "1");
});

test("beside many facts, the number of hours stays on one line", async ({ page }) => {
  await visit(page, programWith("duration").path);
  const lines = await page
    .getByRole("definition")
    .first()
    .evaluate((hours) => {
      const facts = hours.closest("dl");
      for (let count = 0; count < 3; count += 1) facts?.append(facts.lastElementChild?.cloneNode(true) ?? "");
      const text = document.createRange();
      text.selectNodeContents(hours);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
  expect(lines).toBe(1);
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
  const { y = 0, height = 0 } = (await table.boundingBox()) ?? {};
  expect((await card.boundingBox())?.y).toBeGreaterThan(y + height);
});

test("the numerals of objectives are in the middle of their arches", async ({ page }) => {
  await visit(page, program.path);
  const [across, down] = await page
    .locator("#objectives li > span")
    .first()
    .evaluate((arch) => {
      const numeral = document.createRange();
      numeral.selectNodeContents(arch);
      const [inner, outer] = [numeral.getBoundingClientRect(), arch.getBoundingClientRect()];
      return [
        (inner.left + inner.right - outer.left - outer.right) / 2,
        ((inner.top + inner.bottom) / 2 - outer.top) / outer.height,
      ];
    });
  expect(across).toBeCloseTo(0, 0);
  // The middle of an arch is a little below that of its box.
  expect(down).toBeGreaterThan(0.5);
  expect(down).toBeLessThan(0.62);
});

test("the last odd card takes the full row between 600 and 900 px", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, flagshipMenu.list.path);
  const cards = page.getByRole("article");
  if ((await cards.count()) % 2 === 0) await cards.last().evaluate((card) => card.closest("li")?.remove());
  const first = await cards.first().boundingBox();
  const last = await cards.last().boundingBox();
  expect(last?.width).toBeGreaterThan((first?.width ?? 0) * 2);
  const picture = await cards.last().getByRole("img").boundingBox();
  expect(picture?.x).toBeCloseTo((last?.x ?? 0) + 3, 0);
  expect(picture?.height).toBeGreaterThan(150);
});

test("an entry of the section list leads to its section, below the header", { tag: "@firefox" }, async ({
  page,
}) => {
  await visit(page, program.path);
  await page
    .getByRole("navigation", { name: words.navigation.sections })
    .locator('a[href="#objectives"]')
    .click();
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
