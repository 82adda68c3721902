import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect as playwrightExpect, type Route, test } from "@playwright/test";
import { freePort, host } from "../../../src/command/port.mjs";
import { type Clone, makeClones, type Program, removeRepositories } from "../../repositories";
import { labelled, openEntry, photograph, save, saved, unfold, upload } from "./visual-editor";

/** A busy machine needs this long. */
const expect = playwrightExpect.configure({ timeout: 60_000 });
test.use({ actionTimeout: 60_000 });

const palsam = "programs/palsam.json";

let mona: Clone;
let karim: Clone;
let editor: string;
let server: ChildProcess;

/** Mona edits in the browser. */
test.beforeEach(async () => {
  test.setTimeout(300_000);
  [mona, karim] = makeClones("mona", "karim") as [Clone, Clone];
  // Two workers must not find the same free port.
  editor = `http://${host}:${await freePort(8400 + 100 * test.info().parallelIndex)}`;
  server = fork("tests/browser/content/serve-editor.mjs", [mona.folder, editor]);
  await once(server, "message");
});

test.afterEach(async () => {
  server.kill();
  await once(server, "close");
});

test.afterAll(removeRepositories);

const read = (file: string) => mona.read(`data/${file}`);
const field = (page: Page, name: RegExp) => page.getByRole("textbox", { name });
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function openLanding(page: Page): Promise<void> {
  await openEntry(page, editor, "programs", "PALSAM");
  await unfold(await labelled(page, page, /^Landing$/));
}

test("of two tabs, the one that saves second is refused, and keeps its text", async ({ page, context }) => {
  const other = await context.newPage();
  await page.clock.install();
  await openLanding(page);
  await openLanding(other);

  const before = await field(other, /^Tagline/).inputValue();
  for (const text of ["The first one saves.", before, "The first one saves twice."]) {
    await field(other, /^Tagline/).fill(text);
    await saved(other);
  }
  await field(page, /^Title/).fill("The second title");
  await save(page);
  await expect(alert(page, palsam)).toContainText("Open the entry in a second tab");
  // The notes of Decap CMS are gone by then.
  await page.clock.fastForward(60_000);
  await expect(alert(page, palsam)).toBeVisible();
  await expect(field(page, /^Title/)).toHaveValue("The second title");
  expect(read(palsam)).toContain("The first one saves twice.");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(alert(page, palsam)).toBeHidden();
});

test("what is pasted becomes one line, in the form and in the file", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLanding(page);
  await page.evaluate(() => navigator.clipboard.writeText("One deal.\r\n\r\nNine steps."));
  await field(page, /^Tagline/).fill("");
  await field(page, /^Tagline/).press("Control+V");
  await field(page, /^Tagline/).press("Enter");
  await expect(field(page, /^Tagline/)).toHaveValue("One deal. Nine steps.");
  await saved(page);
  expect(read(palsam)).toContain('"One deal. Nine steps."');
});

test("text that was not saved before a reload is not offered", async ({ page }) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await page.clock.install();
  await openLanding(page);
  const name = field(page, /^Name(?! in)/);
  const before = await name.inputValue();
  await name.fill("Not saved");
  // Decap CMS stores text that has not changed for two seconds.
  await page.clock.fastForward(10_000);
  await page.reload();
  await expect(name).toHaveValue(before);
  // The browser asks before it reloads.
  expect(questions).toEqual(["beforeunload"]);
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

test("the wheel changes no number, and a number that is too high is not saved", async ({ page }) => {
  await openEntry(page, editor, "programs", "PALSAM");
  const hours = (await unfold(await labelled(page, page, /^Duration/))).getByLabel("Hours");
  const before = await hours.inputValue();
  await hours.click();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 300);
  await expect(hours).not.toBeInViewport();
  await expect(hours).toHaveValue(before);
  await hours.fill("999");
  await save(page);
  await expect(alert(page, "marked in red")).toBeVisible();
});

test("an editor that was stopped says so, and the form keeps its text", async ({ page }) => {
  await openLanding(page);
  await field(page, /^Tagline/).fill("A new tagline.");
  await page.route("**/api/v1", (route) => route.abort());
  await save(page);
  await expect(alert(page, "npm run edit")).toBeVisible();
  await expect(field(page, /^Tagline/)).toHaveValue("A new tagline.");
});

test("a copy of a program with an Arabic name is stored under the end of its path, and can be chosen", async ({
  page,
}) => {
  await openEntry(page, editor, "programs", "PALSAM");
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await field(page, /^Path/).fill("/flagship/negotiation");
  await field(page, /^Name(?! in)/).fill("التفاوض");
  await expect(field(page, /^Name(?! in)/)).toHaveCSS("unicode-bidi", "plaintext");
  await unfold(await labelled(page, page, /^Search engines/));
  await field(page, /^Title/)
    .first()
    .fill("Negotiation");
  // The one above belongs to the cards.
  await field(page, /^Summary/)
    .nth(1)
    .fill("How to prepare a negotiation, open it, and come to an agreement that both sides keep.");
  // After the save, the page loads anew, because its lists of programs are outdated.
  const loaded = page.waitForEvent("load");
  await save(page);
  await loaded;
  await expect(page.getByText("Everything is saved")).toBeVisible();
  expect(read("programs/negotiation.json")).toContain('"name": "التفاوض"');
  await openEntry(page, editor, "pages", "Flagship programs");
  // The list is collapsed.
  await expect(page.getByText("التفاوض").first()).toBeAttached();
});

test("after a picture that the site cannot use, a .jfif with an Arabic name is stored as .jpg", async ({
  page,
}) => {
  await openEntry(page, editor, "lists", "Trainers");
  const trainers = await unfold(await labelled(page, page, /^Trainers$/));
  const portrait = await unfold(await labelled(trainers, page, /^Portrait$/));
  const choose = () => portrait.getByRole("button", { name: "Choose different image" }).click();
  await choose();
  await upload(page, "صورة.avif", 1600, "avif");
  await save(page);
  await expect(alert(page, "Save it as JPEG, PNG, or WebP")).toBeVisible();
  await choose();
  await upload(page, "صورة.jfif", 1600);
  await saved(page);
  expect(read("trainers/trainers.json")).toContain('"./صورة.jpg"');
  const stored = readdirSync(join(mona.folder, "data/trainers")).filter((name) => name.startsWith("صورة"));
  expect(stored).toEqual(["صورة.jpg"]);
});

test("a button decides which value counts, and a form that is not saved is named and kept", async ({
  page,
}) => {
  const summary = field(page, /^Summary/).first();
  const dialog = page.getByRole("dialog", { name: "Publish your changes" });
  const status = dialog.getByRole("status");
  const opener = page.getByRole("button", { name: "Publish", exact: true }).first();
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  karim.edit(palsam, (program: Program) => Object.assign(program, { summary: "Theirs." }));
  karim.commit("Change a summary");
  karim.git("push", "-q");

  await openEntry(page, editor, "programs", "PALSAM");
  await summary.fill("Mine.");
  await saved(page);
  await opener.click();
  await expect(status).toContainText("PALSAM › Summary");
  await photograph(page, "editor-publish");
  await press("Publish");
  await expect(status).toContainText("PALSAM › Summary mine: Mine. theirs: Theirs.");
  await expect(dialog.getByRole("button")).toHaveText(["Keep mine", "Keep theirs", "Close"]);
  await press("Keep theirs");
  await expect(status).toHaveText("There is nothing to publish.");
  await press("Close");
  await expect(summary).toHaveValue("Theirs.");

  await summary.fill("Not saved.");
  await opener.click();
  await expect(status).toContainText("Not saved, so not included: programs/entries/palsam");
  await press("Get the latest");
  await expect(status).toContainText("This folder has the latest content.");
  await press("Close");
  await expect(dialog).toBeHidden();
  await expect(summary).toHaveValue("Not saved.");
  await saved(page);
});
