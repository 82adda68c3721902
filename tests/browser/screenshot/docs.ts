import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { freePort, host } from "../../../src/command/port.mjs";
import { copyInArabic } from "../../node/site/arabic";
import { buildIn } from "../../node/site/run-node";
import { startSite } from "../../node/webkit/site";
import { removeProject } from "../../project-copy";
import { type Clone, makeClones, type Program, removeRepositories } from "../../repositories";
import { EditedProject, labelled, openEntry, unfold } from "../content/visual-editor";
import { first, programs } from "../navigation/place";
import { visit } from "../navigation/visit";
import { scalesPage } from "./scales";

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

test("the scales of spaces, type and widths", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 580 });
  await page.setContent(scalesPage());
  await page.evaluate(() => document.fonts.ready);
  await photograph(page, "scales");
});

test("the visual editor", async ({ page }) => {
  test.setTimeout(600_000);
  const project = new EditedProject();
  try {
    const { editor } = await project.edit();
    const program = first(programs, ({ landing }) => landing.tagline !== undefined);
    await page.goto(`${editor}/#/collections/programs`);
    await page.getByRole("link", { name: program.name, exact: true }).waitFor();
    // The bar at the top shows that entries are still loading.
    await page.locator("body > canvas").waitFor({ state: "hidden" });
    await photograph(page, "editor-programs");
    await openEntry(page, editor, "programs", program.name);
    const landing = await unfold(await labelled(page, page, /^Landing$/));
    await landing.scrollIntoViewIfNeeded();
    await photograph(page, "editor-form");
  } finally {
    await project.remove();
  }
});

test("the page that publishes", async ({ page }) => {
  const [project] = makeClones("editor") as [Clone];
  const editor = `http://${host}:${await freePort(8600)}`;
  const server = fork("tests/browser/content/serve-editor.mjs", [project.folder, editor]);
  try {
    await once(server, "message");
    await openEntry(page, editor, "programs", "PALSAM");
    project.edit("programs/palsam.json", (program: Program) =>
      Object.assign(program, { summary: "A visit that ends with a deal." }),
    );
    await page
      .getByRole("button", { name: /^Publish/ })
      .first()
      .click();
    await page.getByText("This will be published:").waitFor();
    await photograph(page, "editor-publish");
  } finally {
    server.kill();
    removeRepositories();
  }
});

test("the site in Arabic", async ({ page }) => {
  test.setTimeout(600_000);
  const folder = copyInArabic();
  buildIn(folder);
  const site = await startSite(join(folder, "public"));
  try {
    for (const name of ["home", "about-us", "contact-us"]) {
      await visit(page, `${site.address}/${name}`);
      await photograph(page, `arabic-${name}`);
    }
  } finally {
    site.stop();
    removeProject(folder);
  }
});
