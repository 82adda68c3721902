import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type Page, expect as playwrightExpect, test } from "@playwright/test";
import { freePort, host } from "../../src/command/port.mjs";
import { type Clone, git, makeServer, type Program, removeRepositories } from "../repositories";
import { labelled, openEntry, saved, unfold } from "./visual-editor";

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
  const clone = makeServer();
  [mona, karim] = [clone("mona"), clone("karim")];
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

const onServer = () => JSON.parse(git(mona.server, "show", `main:data/${palsam}`));

async function openLanding(page: Page): Promise<void> {
  await openEntry(page, editor, "programs", "PALSAM");
  await unfold(await labelled(page, page, /^Landing$/));
}

async function setTagline(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Tagline/ }).fill(text);
  await saved(page);
}

function publishKarim(change: (program: Program) => void): void {
  karim.git("pull", "-q");
  karim.edit(palsam, change);
  karim.commit("Change PALSAM");
  karim.git("push", "-q");
}

const opener = (page: Page) => page.getByRole("button", { name: /^Publish( \(\d+\))?$/ }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Publish your changes" });
const status = (page: Page) => dialog(page).getByRole("status");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

test("what is saved is published, together with what others have published", async ({ page }) => {
  await openLanding(page);
  await expect(opener(page)).toHaveText("Publish");
  await setTagline(page, "Ten minutes, one deal.");
  await expect(opener(page)).toHaveText("Publish (1)");
  publishKarim((program: Program) => {
    program.summary = "A ten-minute visit that ends with a deal.";
  });
  await opener(page).click();
  await expect(status(page)).toHaveText("This will be published:");
  await expect(dialog(page).getByRole("listitem")).toHaveText(
    /^PALSAM: landing, tagline.*Ten minutes, one deal\.$/,
  );
  await dialog(page)
    .getByRole("textbox", { name: /^What you have changed/ })
    .fill("A new tagline");
  await press(page, "Publish");
  await expect(status(page)).toContainText("Published. The host builds the site now");
  expect(onServer()).toMatchObject({
    summary: "A ten-minute visit that ends with a deal.",
    landing: { tagline: "Ten minutes, one deal." },
  });
  expect(git(mona.server, "log", "-1", "--format=%an: %s", "main")).toBe("mona: A new tagline");
  await press(page, "Close");
  await expect(opener(page)).toHaveText("Publish");
  await expect(page.getByRole("textbox", { name: /^Summary/ })).toHaveValue(
    "A ten-minute visit that ends with a deal.",
  );
});

test("of two values of one field, the choice decides", async ({ page }) => {
  await openLanding(page);
  publishKarim((program: Program) => {
    program.landing.tagline = "Nine minutes, one deal.";
  });
  await setTagline(page, "Ten minutes, one deal.");
  await opener(page).click();
  const choice = dialog(page).getByRole("group", { name: "PALSAM: landing, tagline" });
  await expect(choice.getByRole("radio", { name: "Yours: Ten minutes, one deal." })).toBeVisible();
  await press(page, "Publish");
  await expect(choice.getByRole("radio", { name: /^Yours/ })).toBeFocused();
  expect(onServer().landing.tagline).toBe("Nine minutes, one deal.");
  await choice.getByRole("radio", { name: /^karim, [-\d]+: Nine minutes, one deal\.$/ }).check();
  await press(page, "Get the latest");
  await expect(status(page)).toHaveText("This folder has the latest content now.");
  await press(page, "Close");
  await unfold(await labelled(page, page, /^Landing$/));
  await expect(page.getByRole("textbox", { name: /^Tagline/ })).toHaveValue("Nine minutes, one deal.");
});

test("without a name, only publishing asks for one, and git is told it", async ({ page }) => {
  mona.git("config", "--unset", "user.name");
  await openLanding(page);
  await setTagline(page, "Ten minutes, one deal.");
  await opener(page).click();
  await expect(status(page)).toHaveText("This will be published:");
  await press(page, "Publish");
  const name = dialog(page).getByRole("textbox", { name: "Your name" });
  await expect(name).toBeVisible();
  await press(page, "Get the latest");
  await expect(status(page)).toHaveText("This folder has the latest content.");
  await press(page, "Publish");
  await name.fill("Mona Adel");
  await dialog(page).getByRole("textbox", { name: "Your email address" }).fill("mona@example.com");
  await press(page, "Publish");
  await expect(status(page)).toContainText("Published.");
  expect(git(mona.server, "log", "-1", "--format=%an, %ae", "main")).toBe("Mona Adel, mona@example.com");
});

test("a mistake that was made in a file is named, and nothing is published", async ({ page }) => {
  mona.edit(palsam, (program: Program) => Object.assign(program.landing, { tagline: "" }));
  await page.goto(editor);
  await opener(page).click();
  await expect(status(page)).toContainText("The content has mistakes.");
  await expect(dialog(page).getByText(`data/${palsam}:`)).toBeVisible();
  await press(page, "Publish");
  await expect(status(page)).toContainText("The content has mistakes.");
  expect(onServer().landing.tagline).not.toBe("");
});
