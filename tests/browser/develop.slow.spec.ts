import { posix } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { partnerPage } from "../site/content";
import { DevelopServer } from "./develop-server";
import { fileOf, first, programs } from "./place";

const server = new DevelopServer();
const program = first(programs, ({ duration }) => duration?.days !== undefined);
const picture = posix.join("programs", program.landing.image.src);
const otherPicture = posix.join("pages", partnerPage.landing.image.src);
const programFile = `programs/${fileOf(program)}.json`;
const settingsFile = "site.json";

// Gatsby and the editor start slowly on a busy machine.
test.use({ actionTimeout: 60_000 });

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server.edit(programFile, '"days":', '"dayz":');
  server.edit(programFile, /"summary": .*\n/.exec(server.read(programFile))?.[0] ?? "", "");
  server.edit(settingsFile, ",\n", "\n");
  server.remove(otherPicture);
  await server.start();
});

test.afterAll(() => server.stop());

test.afterEach(() => {
  expect(server.log).not.toMatch(/\n\s+at \S+.*:\d+:\d+\)?|Unable to parse JSON|Cannot return null/);
});

function panelOf(page: Page) {
  return page.getByRole("alert").filter({ hasText: "in the content" });
}

test("a site with broken content starts, reports the problems and picks up fixes", async ({ page }) => {
  await page.goto(`${server.address}${program.path}`);
  const panel = panelOf(page);
  await expect(panel).toContainText("problems in the content");
  await expect(panel).toContainText(`data/${programFile}:`);
  await expect(panel).toContainText(`on the page ${program.path}`);
  await expect(panel).toContainText('Missing field "summary"');
  await expect(panel).toContainText(/A comma is missing before "\w+"/);
  await expect(panel).toContainText(`The file data/${otherPicture} does not exist`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  for (const file of [programFile, settingsFile, otherPicture]) server.restore(file);
  await expect(panel).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(program.landing.title);
  await page.goto(`${server.address}/partners`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});

test("a broken file leaves its page unchanged, and a fix shows without a restart", async ({ page }) => {
  await page.goto(`${server.address}/gallery`);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  const title = `"title": "${before}"`;
  const text = server.read("pages/gallery.json");
  server.edit("pages/gallery.json", title, title.slice(0, -1));
  await expect(panelOf(page)).toContainText("data/pages/gallery.json:", { timeout: 30_000 });
  await expect(heading).toHaveText(before ?? "");
  // In one write: the server may miss the second of two that are milliseconds apart.
  server.write("pages/gallery.json", text.replace(title, '"title": "A new title"'));
  await expect(heading).toHaveText("A new title", { timeout: 30_000 });
  await expect(panelOf(page)).toHaveCount(0);
});

test("a damaged or removed picture does not break its page", async ({ page }) => {
  await page.goto(`${server.address}${program.path}`);
  server.write(picture, "This is no picture.");
  await expect(panelOf(page)).toContainText("cannot be read as a picture", { timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(program.landing.title);
  server.remove(picture);
  await expect(panelOf(page)).toContainText(`The file data/${picture} does not exist`, { timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(program.landing.title);
  server.restore(picture);
  await expect(panelOf(page)).toHaveCount(0, { timeout: 30_000 });
});

test("the page reports a removed file, and clears the report when it is back", async ({ page }) => {
  await page.goto(`${server.address}/`);
  server.remove("services/services.json");
  await expect(panelOf(page)).toContainText("This file is missing", { timeout: 30_000 });
  server.restore("services/services.json");
  await expect(panelOf(page)).toHaveCount(0, { timeout: 30_000 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
