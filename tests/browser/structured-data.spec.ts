import { expect, type Page, test } from "@playwright/test";
import { flagshipMenu, linkTo } from "./place";
import { visit, watchDocuments } from "./visit";

/** Returns the addresses of the pages that the graphs in the head describe. */
function addresses(page: Page): Promise<string[]> {
  return page.locator('head script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.flatMap(({ textContent }) =>
      JSON.parse(textContent ?? "")
        ["@graph"].filter((node: { isPartOf?: object }) => node.isPartOf)
        .map(({ url }: { url: string }) => new URL(url).pathname),
    ),
  );
}

test("the head describes only the current page during navigation", async ({ page }) => {
  const { list, program } = flagshipMenu;
  await visit(page, list.path);
  const documents = watchDocuments(page);
  await expect.poll(() => addresses(page)).toEqual([list.path]);
  await linkTo(page.getByRole("main"), program.path).first().click();
  await expect(page).toHaveURL(program.path);
  await expect.poll(() => addresses(page)).toEqual([program.path]);
  await page.goBack();
  await expect(page).toHaveURL(list.path);
  await expect.poll(() => addresses(page)).toEqual([list.path]);
  expect(documents, "a new document would have its own head").toEqual([]);
});
