import { expect, test } from "@playwright/test";
import { flagshipMenu } from "../../navigation/place";
import { visit } from "../../navigation/visit";
import { main, menuButton } from "./main-navigation";

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
