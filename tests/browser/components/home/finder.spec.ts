import { expect, type Page, test } from "@playwright/test";
import { home } from "../../../node/site/content";
import { hydrated, openHeld, visit } from "../../navigation/visit";

const { heading, question, audiences, overviews } = home.finder;

const radio = (page: Page, index: number) =>
  page.getByRole("group", { name: question }).getByRole("radio").nth(index);

/** Ignores what does not show. */
async function expectOnly(page: Page, shown: number) {
  const section = page.locator("section", { has: page.getByRole("heading", { name: heading, exact: true }) });
  const links = section.getByRole("listitem").getByRole("link");
  const paths = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await expect.poll(paths).toEqual(audiences[shown]?.programs);
}

test.describe("the choice of an audience", () => {
  test("shows its programs, by pointer and by keyboard, also after Back", { tag: "@firefox" }, async ({
    page,
  }) => {
    await visit(page, "/");
    await expectOnly(page, 0);
    await radio(page, 1).click();
    await expectOnly(page, 1);
    await expect(radio(page, 1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expectOnly(page, 0);
    await page.keyboard.press("ArrowUp");
    await expectOnly(page, audiences.length - 1);
    // The group is one stop of the Tab key. The next one is the first program that shows.
    await page.keyboard.press("Tab");
    const path = audiences.at(-1)?.programs[0] ?? "";
    await expect(page.locator(":focus")).toHaveAttribute("href", path);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expectOnly(page, audiences.length - 1);
  });

  test("moves nothing below it, at any width", async ({ page }) => {
    await visit(page, "/");
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const below = page.getByRole("link", { name: overviews[0]?.label ?? "", exact: true });
      const { y } = (await below.boundingBox()) ?? {};
      for (const index of audiences.keys()) {
        await radio(page, index).evaluate((input: HTMLInputElement) => input.click());
        expect.soft((await below.boundingBox())?.y, `choice ${index} at ${width} px`).toBe(y);
      }
    }
  });

  test("has a row that scrolls on phones, and shows that it goes on", { tag: "@phone-only" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    const third = await radio(page, 2).boundingBox();
    expect(third?.x).toBeLessThan(390 - 24);
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(390);
    await radio(page, 0).focus();
    for (const _ of audiences.slice(1)) await page.keyboard.press("ArrowRight");
    await expect(radio(page, audiences.length - 1)).toBeInViewport({ ratio: 1 });
  });

  test("is kept when it was made before the scripts start", async ({ page }) => {
    const release = await openHeld(page, "/", "commit");
    await radio(page, 1).check();
    release();
    await hydrated(page);
    await expectOnly(page, 1);
  });

  test("starts in the first two screens of a phone", { tag: "@phone-only" }, async ({ page }) => {
    const height = 844;
    await page.setViewportSize({ width: 390, height });
    await visit(page, "/");
    const box = await page.getByRole("heading", { name: heading, exact: true }).boundingBox();
    expect(box?.y).toBeLessThan(2 * height - (box?.height ?? 0));
  });
});
