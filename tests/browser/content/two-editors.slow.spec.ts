import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, expect as playwrightExpect, type Route, test } from "@playwright/test";
import sharp from "sharp";
import { freePort, host } from "../../../src/command/port.mjs";
import { labelled, openEntry, save, saved, unfold } from "./visual-editor";

/** A busy machine needs this long. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

const palsam = "programs/palsam.json";

let project: string;
let editor: string;
let server: ChildProcess;

test.use({ actionTimeout: 60_000 });

test.beforeEach(async ({ context }) => {
  test.setTimeout(300_000);
  project = mkdtempSync(join(tmpdir(), "two-editors-"));
  cpSync("tests/fixture/data", join(project, "data"), { recursive: true });
  // Two workers must not find the same free port.
  editor = `http://${host}:${await freePort(8400 + 100 * test.info().parallelIndex)}`;
  server = fork("tests/browser/content/serve-editor.mjs", [project, editor]);
  await once(server, "message");
  // Decap CMS asks whether a new tab shall open unsaved text of another one.
  context.on("dialog", (dialog) => dialog.dismiss());
});

test.afterEach(async () => {
  server.kill();
  await once(server, "close");
  rmSync(project, { recursive: true });
});

const place = (file: string) => join(project, "data", file);
const read = (file: string) => readFileSync(place(file), "utf8");
const field = (page: Page, name: RegExp) => page.getByRole("textbox", { name });
const refusal = (page: Page) => page.getByRole("alert").filter({ hasText: palsam });

async function openLanding(page: Page): Promise<void> {
  await openEntry(page, editor, "programs", "PALSAM");
  await unfold(await labelled(page, page, /^Landing$/));
}

test("of two tabs, the one that saves second is refused, and keeps its text", async ({ page, context }) => {
  const other = await context.newPage();
  await page.clock.install();
  await openLanding(page);
  await openLanding(other);

  await field(other, /^Tagline/).fill("The first one saves.");
  await saved(other);
  await field(other, /^Tagline/).fill("The first one saves twice.");
  await saved(other);
  await field(page, /^Title/).fill("The second title");
  await save(page);
  await expect(refusal(page)).toContainText("Open the entry in a second tab");
  // The notes of Decap CMS are gone by then.
  await page.clock.fastForward(60_000);
  await expect(refusal(page)).toBeVisible();
  await expect(field(page, /^Title/)).toHaveValue("The second title");
  expect(read(palsam)).toContain("The first one saves twice.");

  const third = await context.newPage();
  await openLanding(third);
  await expect(field(third, /^Tagline/)).toHaveValue("The first one saves twice.");
  await field(third, /^Title/).fill("The second title");
  await saved(third);
  expect(read(palsam)).toMatch(/"The second title"[\s\S]*"The first one saves twice\."/);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(refusal(page)).toBeHidden();
});

test("nothing can be typed while a save is under way, because it would seem to be saved", async ({
  page,
}) => {
  await openLanding(page);
  await field(page, /^Tagline/).fill("A new tagline.");
  const held = new Promise<Route>((resolve) => page.route("**/api/v1", resolve, { times: 1 }));
  await save(page);
  const request = await held;
  await field(page, /^Tagline/).focus();
  await expect(field(page, /^Tagline/)).not.toBeFocused();
  await request.continue();
  await expect(page.getByText("Everything is saved")).toBeVisible();
  await field(page, /^Tagline/).focus();
  await expect(field(page, /^Tagline/)).toBeFocused();
});

test("a form with a number that is too high says that it is not saved", async ({ page }) => {
  await openEntry(page, editor, "programs", "PALSAM");
  const duration = await unfold(await labelled(page, page, /^Duration/));
  await duration.getByLabel("Hours").fill("999");
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: "marked in red" })).toBeVisible();
});

test("an editor that was stopped says so, and the form keeps its text", async ({ page }) => {
  await openLanding(page);
  await field(page, /^Tagline/).fill("A new tagline.");
  await page.route("**/api/v1", (route) => route.abort());
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: "npm run edit" })).toBeVisible();
  await expect(field(page, /^Tagline/)).toHaveValue("A new tagline.");
});

test("a copy of a program with an Arabic name is stored under the end of its path, and can be chosen", async ({
  page,
}) => {
  await openEntry(page, editor, "programs", "PALSAM");
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await field(page, /^Path/).fill("/flagship/negotiation");
  await field(page, /^Name(?! in)/).fill("التفاوض");
  await unfold(await labelled(page, page, /^Search engines/));
  await field(page, /^Title/)
    .first()
    .fill("Negotiation");
  // The one above belongs to the cards.
  await field(page, /^Summary/)
    .nth(1)
    .fill("How to prepare a negotiation, open it, and come to an agreement that both sides keep.");
  await saved(page);
  expect(read("programs/negotiation.json")).toContain('"name": "التفاوض"');
  // The page loads anew, because its lists of programs are outdated.
  const loaded = page.waitForEvent("load");
  await page.getByRole("link", { name: "Programs" }).click();
  await loaded;
  await openEntry(page, editor, "pages", "Flagship programs");
  // The list is collapsed.
  await expect(page.getByText("التفاوض").first()).toBeAttached();
});

test("a picture keeps its Arabic name, also after one that the site cannot use", async ({ page }) => {
  const picture = (format: "jpeg" | "avif") =>
    sharp({ create: { width: 1600, height: 1067, channels: 3, background: "teal" } })
      .toFormat(format)
      .toBuffer();
  const upload = async (name: string, buffer: Buffer) => {
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/*", buffer });
    await page.getByRole("button", { name: "Choose selected" }).click();
  };
  await openEntry(page, editor, "lists", "Gallery pictures");
  const pictures = await labelled(page, page, /^Pictures$/);
  await pictures.getByRole("button", { name: "Add picture" }).click();
  await (await labelled(pictures, page, /^Category$/)).fill("Executive Coaching");
  const group = await unfold(await labelled(pictures, page, /^Picture$/));
  await (await labelled(group, page, /^What the picture shows$/)).fill("A trainer at a wall.");

  await group.getByRole("button", { name: "Choose an image" }).click();
  await upload("صورة.avif", await picture("avif"));
  await save(page);
  const advice = page.getByRole("alert").filter({ hasText: "Save it as JPEG, PNG, or WebP" });
  await expect(advice).toBeVisible();
  await group.getByRole("button", { name: "Choose different image" }).click();
  await upload("صورة.jpg", await picture("jpeg"));
  await saved(page);
  expect(read("gallery/gallery.json")).toContain('"./صورة.jpg"');
  expect(readdirSync(place("gallery")).filter((name) => name.startsWith("صورة"))).toEqual(["صورة.jpg"]);
});

test("a picture that Windows has saved as .jfif can be chosen, and is stored as .jpg", async ({ page }) => {
  await openEntry(page, editor, "lists", "Trainers");
  const trainers = await unfold(await labelled(page, page, /^Trainers$/));
  const portrait = await unfold(await labelled(trainers, page, /^Portrait$/));
  await portrait.getByRole("button", { name: "Choose different image" }).click();
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "New Photo.jfif", mimeType: "image/jpeg", buffer });
  await expect(page.getByText("new-photo.jpg")).toBeVisible();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await saved(page);
  expect(read("trainers/trainers.json")).toContain('"./new-photo.jpg"');
});

test("the wheel scrolls the form, and changes no number", async ({ page }) => {
  await openEntry(page, editor, "programs", "PALSAM");
  const hours = (await unfold(await labelled(page, page, /^Duration/))).getByLabel("Hours");
  const before = await hours.inputValue();
  await hours.click();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 300);
  await expect(hours).not.toBeInViewport();
  await expect(hours).toHaveValue(before);
});
