import { expect, type Page, test } from "@playwright/test";
import { phoneAddress } from "../../../../src/components/ui/phone-link";
import { site } from "../../../node/site/content";
import { certificationMenu, flagshipMenu } from "../../navigation/place";
import { visit } from "../../navigation/visit";
import { certifications, flagship, main, menuButton } from "./main-navigation";

/** In each menu, the path of the page with the longest name. */
const longestNames = [flagshipMenu, certificationMenu].map(
  ({ links }) => links.toSorted((one, other) => other.name.length - one.name.length)[0]?.path ?? "",
);

const entries = (page: Page) => main(page).locator(":scope > ul > li > :first-child");

const orange = "rgb(247, 150, 34)";

test("the button of a menu is orange and names the current page, whose entry is orange and bold", {
  tag: "@phone",
}, async ({ page }) => {
  const { name, path } = flagshipMenu.program;
  await visit(page, path);
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  const button = main(page).getByRole("button", { name: `${flagshipMenu.name} ${name}`, exact: true });
  await expect(button).toHaveCSS("color", orange);
  const link = main(page).locator("[aria-current=page]");
  await expect(link).toContainText(name);
  await expect(link).toHaveCSS("color", orange);
  const weight = await link.evaluate((link) => getComputedStyle(link).fontWeight);
  expect(Number(weight)).toBeGreaterThanOrEqual(700);
});

test.describe("from 1200 px", () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  /** The logo and the entries in the order of the document. */
  const boxes = (page: Page) =>
    page
      .getByRole("banner")
      .locator("div > a > img")
      .or(entries(page))
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );

  test("logo and entries are on one middle line, apart from each other, and in place on every page", async ({
    page,
  }) => {
    await visit(page, "/");
    const [logo, ...others] = await boxes(page);
    const row = [logo, ...others].flatMap((box) => box ?? []);
    const gaps = row.slice(1).map((box, index) => {
      const before = row[index] ?? box;
      const across = Math.max(box.left, before.left) - Math.min(box.right, before.right);
      return Math.max(across, box.top - before.bottom);
    });
    // If there are many entries, some are on a second line.
    const isOneLine = new Set(others.map(({ top }) => Math.round(top))).size === 1;
    const middle = (box: (typeof row)[number] | undefined) => box && (box.top + box.bottom) / 2;
    if (isOneLine) for (const box of row) expect(middle(box)).toBeCloseTo(middle(logo) ?? 0, 0);
    expect(gaps[0]).toBeCloseTo(40, 0);
    for (const gap of gaps.slice(1)) expect(gap).toBeGreaterThanOrEqual(8);
    for (const path of ["/about-us", ...longestNames]) {
      await page.goto(path);
      expect(await boxes(page), path).toEqual(row);
    }
  });

  test("the focus ring is 2 px inside the entry", async ({ page }) => {
    await visit(page, "/");
    await entries(page).first().focus();
    await page.keyboard.press("Tab");
    const inset = await entries(page)
      .nth(1)
      .evaluate((entry) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(entry);
        return -Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
      });
    expect(inset).toBe(2);
  });
});

test.describe("the sheet of a phone", { tag: "@phone-only" }, () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/partners");
    await menuButton(page).tap();
  });

  test("begins below the header, and a row stays where it is when its group opens and closes", async ({
    page,
  }) => {
    const top = async (row = entries(page).first()) => (await row.boundingBox())?.y ?? 0;
    const header = await page.getByRole("banner").boundingBox();
    const below = (await top()) - (header?.height ?? 0);
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThanOrEqual(16);
    for (const group of [flagship(page), certifications(page)]) {
      const before = await top(group);
      for (const isOpen of [true, false]) {
        await group.tap();
        await expect(group).toHaveAttribute("aria-expanded", `${isOpen}`);
        expect(await top(group)).toBe(before);
      }
    }
  });

  test("has a phone number, and the way to write only once", async ({ page }) => {
    await expect(main(page).locator(`a[href="${phoneAddress(site.contact.phones[0] ?? "")}"]`)).toBeVisible();
    await expect(main(page).locator('a[href="/contact-us"]')).toHaveCount(1);
  });
});
