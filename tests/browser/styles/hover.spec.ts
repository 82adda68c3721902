import { expect, type Locator, type Page, test } from "@playwright/test";
import { home } from "../../node/site/content";
import { footerLink } from "../navigation/place";
import { visit } from "../navigation/visit";

const underline = (link: Locator) =>
  link.evaluate((element) => {
    const { textDecorationColor, textDecorationThickness } = getComputedStyle(element);
    return `${textDecorationColor} ${textDecorationThickness}`;
  });

const expectChange = async (page: Page, link: Locator) => {
  await page.mouse.move(1, 1);
  const before = await underline(link);
  await link.hover();
  await expect.poll(() => underline(link)).not.toBe(before);
};

test("the underline of links changes under the pointer, in content and footer", async ({ page }) => {
  await visit(page, "/contact-us");
  const email = page.getByRole("main").locator("a[href^=mailto]").first();
  for (const link of [email, footerLink(page, "/partners")]) await expectChange(page, link);
  await visit(page, "/");
  await expectChange(page, page.getByRole("link", { name: home.about.action?.label ?? "" }));
});

test("a field under the pointer has another border, but not in the color of a warning", async ({ page }) => {
  await visit(page, "/about-us");
  const field = page.getByRole("textbox").first();
  const border = () => field.evaluate((element) => getComputedStyle(element).borderTopColor);
  const before = await border();
  await field.hover();
  await expect.poll(border).not.toBe(before);
  const [red = 0, , blue = 0] = (await border()).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(blue);
});
