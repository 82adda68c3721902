import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { expect as playwrightExpect, test } from "@playwright/test";
import { freePort, host } from "../../../src/command/port.mjs";
import { type Clone, makeClones, type Program, removeRepositories } from "../../repositories";
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
  server = fork("tests/browser/content/serve-editor.mjs", [mona.folder, editor]);
  await once(server, "message");
});

test.afterEach(async () => {
  server.kill();
  await once(server, "close");
});

test.afterAll(removeRepositories);

test("a button decides which value counts, and a form that is not saved is named and kept", async ({
  page,
}) => {
  const summary = page.getByRole("textbox", { name: /^Summary/ }).first();
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
