import { expect, type Locator, type Page, test } from "@playwright/test";
import { interpolate as fillIn } from "../../../../src/query/interpolate";
import { contact, destinations, words } from "../../../node/site/content";
import { flagshipMenu, footerLink, titleOf } from "../../navigation/place";
import { hydrated, openHeld, visit, watchDocuments } from "../../navigation/visit";
import { common, entered, fillForm, portrait, watchLogs } from "./form-entry";

const form = (page: Page) => page.getByRole("main").getByRole("form");
const field = (page: Page, label: string) => form(page).getByLabel(label);
const preview = (page: Page) => form(page).getByRole("img", { name: words.form.preview });

const enter = (page: Page, values: Record<string, string> = common) => fillForm(form(page), values);

async function expectEntered(page: Page, values: Record<string, string> = common): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
}

async function follow(page: Page, link: Locator, path: string): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(path);
}

const leave = async (page: Page) => {
  await follow(page, footerLink(page, "/partners"), "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
};

const path = "/contact-us";

test("a form contains what was entered after Back, Forward and links, in this tab only", {
  tag: "@firefox",
}, async ({ page }) => {
  await visit(page, path);
  const documents = watchDocuments(page);
  await enter(page);
  await leave(page);
  await page.goBack();
  await expectEntered(page);
  await field(page, words.form.message).fill("Another message");
  await page.goForward();
  await expect(page).toHaveURL("/partners");
  await follow(page, footerLink(page, path), path);
  await expectEntered(page, { ...common, message: "Another message" });
  expect(documents).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(entered.email);
});

test("a form contains what was entered before hydration", { tag: "@firefox" }, async ({ page }) => {
  const release = await openHeld(page, path);
  await enter(page);
  release();
  await hydrated(page);
  await leave(page);
  await page.goBack();
  await expectEntered(page);
});

test("a form is empty after Send, also after a link and Back", async ({ page }) => {
  test.skip(destinations.contact !== "", "the form is posted to its destination");
  const logs = watchLogs(page);
  await visit(page, path);
  await enter(page, entered);
  await leave(page);
  await page.goBack();
  await expectEntered(page);
  await form(page).getByRole("button", { name: words.form.send }).click();
  await expect.poll(() => logs.length).toBe(1);
  await leave(page);
  await page.goBack();
  await expectEntered(page, { name: "", email: "", position: "", message: "" });
});
test("two forms do not mix", async ({ page }) => {
  await visit(page, "/contact-us");
  await enter(page);
  await follow(page, footerLink(page, "/about-us"), "/about-us");
  await expectEntered(page, { name: "", message: "" });
});

test("a photo returns with its preview, and Delete is final", { tag: "@firefox" }, async ({ page }) => {
  const file = () =>
    form(page).evaluate((element: HTMLFormElement) => {
      const photo = new FormData(element).get("photo");
      return photo instanceof File ? photo.text() : "";
    });
  await visit(page, "/about-us");
  await page.locator("input[type=file]").setInputFiles(portrait);
  await expect(preview(page)).toBeVisible();
  await leave(page);
  await page.goBack();
  await expect(preview(page)).toBeVisible();
  expect(await file()).toBe(portrait.buffer.toString());
  await form(page).getByRole("button", { name: words.form.deletePhoto }).click();
  await leave(page);
  await page.goBack();
  await expect(form(page)).toContainText(words.form.dropPhoto);
  await expect(preview(page)).toHaveCount(0);
  expect(await file()).toBe("");
});

test.describe("an inquiry", () => {
  const [first, second] = [flagshipMenu.list, flagshipMenu.program];
  const subjectOf = (name: string) => fillIn(contact.inquiry, { program: name });
  const subject = (page: Page) => field(page, words.form.subject);
  const address = (name: string) => `/contact-us?about=${encodeURIComponent(name)}`;

  /** Follows the link of a page to the form. */
  async function write(page: Page, { path, name }: typeof first): Promise<void> {
    await page
      .getByRole("banner")
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path);
    const link = page
      .getByRole("main")
      .locator(`a[href="${address(name)}"]`)
      .first();
    await follow(page, link, address(name));
  }

  test("replaces the subject of the one before, and leaves the rest", { tag: "@firefox" }, async ({
    page,
  }) => {
    await visit(page, "/contact-us");
    await field(page, words.form.message).fill(entered.message);
    await write(page, first);
    await expect(subject(page)).toHaveValue(subjectOf(first.name));
    await write(page, second);
    await expect(subject(page)).toHaveValue(subjectOf(second.name));
    await expect(field(page, words.form.message)).toHaveValue(entered.message);
    await leave(page);
    await follow(page, footerLink(page, "/contact-us"), "/contact-us");
    await expect(subject(page)).toHaveValue("");
    await expect(field(page, words.form.message)).toHaveValue(entered.message);
  });

  test("leaves a subject that the visitor has entered", async ({ page }) => {
    await visit(page, "/contact-us");
    await subject(page).fill(entered.subject);
    await write(page, first);
    await expect(subject(page)).toHaveValue(entered.subject);
    await subject(page).fill("Changed");
    await page.goBack();
    await write(page, second);
    await expect(subject(page)).toHaveValue("Changed");
  });
});
