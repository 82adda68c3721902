import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { freePort, host } from "../../src/command/port.mjs";
import { type Clone, git, makeClones, type Program, removeRepositories } from "../repositories";
import { openEntry, saved } from "./visual-editor";

/** A busy machine needs this long. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

const palsam = "programs/palsam.json";

let mona: Clone;
let karim: Clone;
let editor: string;
let server: ChildProcess;

test.use({ actionTimeout: 60_000 });

test.beforeEach(async () => {
  test.setTimeout(300_000);
  [mona, karim] = makeClones("mona", "karim") as [Clone, Clone];
  // Two workers must not find the same free port.
  editor = `http://${host}:${await freePort(8600 + 100 * test.info().parallelIndex)}`;
  server = fork("tests/browser/serve-editor.mjs", [mona.folder, editor]);
  await once(server, "message");
});

test.afterEach(async () => {
  server.kill();
  await once(server, "close");
});

test.afterAll(removeRepositories);

const summary = (page: Page) => page.getByRole("textbox", { name: /^Summary/ }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Publish your changes" });
const status = (page: Page) => dialog(page).getByRole("status");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();
const onServer = () => JSON.parse(git(mona.server, "show", `main:data/${palsam}`)).summary;

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).first().click();
}

test("a form that is not saved is named, is not published, and keeps its text", async ({ page }) => {
  await openEntry(page, editor, "programs", "PALSAM");
  await summary(page).fill("A visit that ends with a deal.");
  await saved(page);
  await summary(page).fill("A text that is not saved.");
  await openDialog(page);
  await expect(status(page)).toHaveText(
    /^Not saved, so not included: programs\/entries\/palsam\s+This will be published:\s+PALSAM › Summary/,
  );
  await press(page, "Publish");
  await expect(status(page)).toContainText("Published.");
  expect(onServer()).toBe("A visit that ends with a deal.");
  await press(page, "Close");
  await expect(dialog(page)).toBeHidden();
  await expect(summary(page)).toHaveValue("A text that is not saved.");
  await saved(page);
  expect(mona.read(`data/${palsam}`)).toContain("A text that is not saved.");
});

test("of two values of one field, a button decides, and then the page shows the latest", async ({ page }) => {
  karim.edit(palsam, (program: Program) => Object.assign(program, { summary: "Theirs." }));
  karim.commit("Change a summary");
  karim.git("push", "-q");
  await openEntry(page, editor, "programs", "PALSAM");
  await summary(page).fill("Mine.");
  await saved(page);
  await openDialog(page);
  await press(page, "Publish");
  await expect(status(page)).toContainText('PALSAM › Summary mine: "Mine." theirs: "Theirs."');
  await expect(dialog(page).getByRole("button")).toHaveText(["Keep mine", "Keep theirs", "Close"]);
  await press(page, "Keep theirs");
  await expect(status(page)).toHaveText("There is nothing to publish.");
  await press(page, "Close");
  await expect(summary(page)).toHaveValue("Theirs.");
});
