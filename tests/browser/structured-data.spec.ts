import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit";

/** The addresses of the pages that the graphs in the head describe. */
function addresses(page: Page): Promise<string[]> {
  return page.locator('head script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.flatMap(({ textContent }) =>
      JSON.parse(textContent ?? "")
        ["@graph"].filter((node: { isPartOf?: object }) => node.isPartOf)
        .map(({ url }: { url: string }) => new URL(url).pathname),
    ),
  );
}

test("the head describes the page shown, and no other, on the way through the site", async ({ page }) => {
  await visit(page, "/flagship-programs");
  await expect.poll(() => addresses(page)).toEqual(["/flagship-programs"]);
  await page.getByRole("main").getByRole("heading", { name: "PALSAM" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/flagship\/palsam$/);
  await expect.poll(() => addresses(page)).toEqual(["/flagship/palsam"]);
  await page.goBack();
  await expect(page).toHaveURL(/\/flagship-programs$/);
  await expect.poll(() => addresses(page)).toEqual(["/flagship-programs"]);
});
