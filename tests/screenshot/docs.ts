import { mkdirSync } from "node:fs";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { first, programs } from "../browser/place";
import { visit } from "../browser/visit";
import { EditedProject, labelled, openEntry, unfold } from "../browser/visual-editor";

/** Takes a screenshot of the viewport for a document, as a small WebP file. */
async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync("docs/images", { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`docs/images/${name}.webp`);
}

test("the home page", async ({ page }) => {
  await visit(page, "/");
  await photograph(page, "home");
});

test("the visual editor", async ({ page }) => {
  test.setTimeout(600_000);
  const project = new EditedProject();
  try {
    const { editor } = await project.edit();
    const program = first(programs, ({ landing }) => landing.tagline !== undefined);
    await page.goto(`${editor}/#/collections/programs`);
    await page.getByRole("link", { name: program.name, exact: true }).waitFor();
    await photograph(page, "editor-programs");
    await openEntry(page, editor, "programs", program.name);
    const banner = await unfold(await labelled(page, page, /^Banner$/));
    await banner.scrollIntoViewIfNeeded();
    await photograph(page, "editor-form");
  } finally {
    await project.remove();
  }
});
