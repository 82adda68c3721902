import { expect, type Locator, type Page, test } from "@playwright/test";
import { fill } from "../../../../src/query/fill";
import { contact, destinations, site, words } from "../../../node/site/content";
import { flagshipMenu, programWith } from "../../navigation/place";
import { answerOtherHosts, hydrated, openHeld, visit } from "../../navigation/visit";
import { entered, fillForm, required } from "../form/form-entry";

test.beforeEach(({ context }) => answerOtherHosts(context));

const program = programWith("outline", "objectives");
const addressAbout = (name: string) => `/contact-us?about=${encodeURIComponent(name)}`;
const subjectAbout = (name: string) => fill(contact.inquiry, { program: name });
const address = addressAbout(program.name);

const form = (page: Page) => page.getByRole("form", { name: contact.form.heading });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const name = (page: Page) => field(page, words.form.name);
const subject = (page: Page) => field(page, words.form.subject);
const write = (part: Locator) => part.getByRole("link", { name: words.contact.quote }).first();

const ways = [
  { place: "the facts of a program", ...program, part: (page: Page) => page.locator("main div:has(> dl)") },
  {
    place: `the landing of ${flagshipMenu.list.path}`,
    ...flagshipMenu.list,
    part: (page: Page) => page.getByRole("main"),
  },
  {
    place: `the call of ${flagshipMenu.list.path}`,
    ...flagshipMenu.list,
    part: (page: Page) => page.locator("main section").last(),
  },
];

for (const { place, path, name: about, part } of ways) {
  test(`the link in ${place} leads to the form, with the subject and the focus set`, async ({ page }) => {
    await visit(page, path);
    await write(part(page)).click();
    await expect(page).toHaveURL(addressAbout(about));
    await expect(subject(page)).toHaveValue(subjectAbout(about));
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.address}/contact-us`);
  });
}

test("a link that is followed before the scripts load has the same effect", async ({ page }) => {
  const release = await openHeld(page, program.path);
  await write(page.locator("#price")).click();
  await expect(page).toHaveURL(address);
  release();
  await expect(subject(page)).toHaveValue(subjectAbout(program.name));
  await expect(name(page)).toBeFocused();
});

test("what a visitor types before hydration stays, and so does the focus", { tag: "@firefox" }, async ({
  page,
}) => {
  const release = await openHeld(page, address);
  await subject(page).fill(entered.subject);
  await field(page, words.form.message).fill(entered.message);
  release();
  await hydrated(page);
  await expect(subject(page)).toHaveValue(entered.subject);
  await expect(field(page, words.form.message)).toHaveValue(entered.message);
  await expect(field(page, words.form.message)).toBeFocused();
});

test("a visitor who has scrolled before hydration stays at that place", { tag: "@firefox" }, async ({
  page,
}) => {
  const release = await openHeld(page, address);
  const end = page.getByRole("contentinfo");
  await end.scrollIntoViewIfNeeded();
  release();
  await expect(name(page)).toBeFocused();
  await expect(end).toBeInViewport();
});

test("a reload, Back and Forward keep the subject before Send, and an empty form after it", {
  tag: "@firefox",
}, async ({ page }) => {
  await visit(page, program.path);
  await write(page.locator("#price")).click();
  const expectAfterHistory = async (value: string) => {
    await expect(subject(page)).toHaveValue(value);
    await page.reload();
    await hydrated(page);
    await expect(subject(page)).toHaveValue(value);
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await page.goForward();
    await expect(subject(page)).toHaveValue(value);
  };
  await expectAfterHistory(subjectAbout(program.name));
  // A form with a destination is posted to it.
  if (destinations.contact !== "") return;
  await fillForm(form(page), required);
  const message = page.waitForEvent("console");
  await form(page).getByRole("button", { name: words.form.send }).click();
  const [draft] = (await message).args();
  expect(await draft?.jsonValue()).toMatchObject({ name: entered.name, subject: subjectAbout(program.name) });
  await expect(page).toHaveURL("/contact-us");
  await expectAfterHistory("");
  await expect(name(page)).toHaveValue("");
});

test("without the name of a page, the address fills in nothing and moves no focus", async ({ page }) => {
  for (const query of ["", "?about="]) {
    await visit(page, `/contact-us${query}`);
    await expect(subject(page), query).toHaveValue("");
    await expect(page.locator(":focus"), query).toHaveCount(0);
  }
});
