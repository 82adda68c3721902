import { expect, type Locator, test } from "@playwright/test";
import { footerLink } from "../navigation/place";
import { otherHostsFail, visit } from "../navigation/visit";

const underline = (link: Locator) =>
  link.evaluate((element) => {
    const { textDecorationColor, textDecorationThickness } = getComputedStyle(element);
    return `${textDecorationColor} ${textDecorationThickness}`;
  });

test("the underline of plain links changes under the pointer, in content and footer", async ({ page }) => {
  await otherHostsFail(page);
  await visit(page, "/contact-us");
  const email = page.getByRole("main").locator("a[href^=mailto]").first();
  for (const link of [email, footerLink(page, "/partners")]) {
    await page.mouse.move(1, 1);
    const before = await underline(link);
    await link.hover();
    await expect.poll(() => underline(link)).not.toBe(before);
  }
});
