import { expect, type Locator, type Page, test } from "@playwright/test";
import { interpolate } from "../../../../src/query/interpolate";
import { contact, destinations, extentOf, site, words } from "../../../node/site/content";
import { flagshipMenu, footerLink, programWith } from "../../navigation/place";
import { hydrated, openHeld, visit } from "../../navigation/visit";
import { entered, fillForm, required } from "../form/form-entry";

const program = programWith("outline", "objectives", "duration", "motif");
const addressAbout = (name: string) => `/contact-us?about=${encodeURIComponent(name)}`;
const subjectAbout = (name: string) => interpolate(contact.inquiry, { program: name });
const address = addressAbout(program.name);

const form = (page: Page) => page.getByRole("main").getByRole("form");
const headingOf = (name: string) => interpolate(contact.inquiryHeading, { program: name });
const heading = (page: Page) => page.getByRole("heading", { name: headingOf(program.name), exact: true });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const subject = (page: Page) => field(page, words.form.subject);
const write = (part: Locator) => part.getByRole("link", { name: words.contact.quote }).first();

const ways = [
  { place: "the facts of a program", ...program, part: (page: Page) => page.locator("main div:has(> dl)") },
  {
    place: `the landing of ${flagshipMenu.list.path}`,
    ...flagshipMenu.list,
    part: (page: Page) => page.getByRole("main"),
  },
];

for (const { place, path, name: about, part } of ways) {
  test(`the link in ${place} leads to the form about it, whose first field is the subject`, async ({
    page,
  }) => {
    await visit(page, path);
    await write(part(page)).click();
    await expect(page).toHaveURL(addressAbout(about));
    await expect(page.getByRole("heading", { name: headingOf(about), exact: true })).toBeFocused();
    await expect(page.getByRole("form", { name: headingOf(about), exact: true })).toBeVisible();
    await expect(form(page).getByRole("textbox").first()).toHaveValue(subjectAbout(about));
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.address}/contact-us`);
  });
}

test("the form about a program shows its motif and how long it is", async ({ page }) => {
  await visit(page, address);
  const section = page.locator("section", { has: heading(page) });
  await expect(section.getByText(extentOf(program), { exact: true })).toBeVisible();
  const motif = section.locator("svg", { has: page.locator(`use[href$="#${program.motif}"]`) });
  await expect(motif).toBeVisible();
});

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];

for (const viewport of windows) {
  test(`a link, a typed address and Back show the form and its heading at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const expectAtTop = async (way: string) => {
      const top = async () => {
        const header = await page.getByRole("banner").boundingBox();
        const box = await form(page).locator("..").boundingBox();
        return Math.round((box?.y ?? 0) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
      };
      await expect(heading(page)).toBeInViewport();
      await expect.poll(top, `pixels below the header, after ${way}`).toBe(24);
    };
    await visit(page, address);
    await expectAtTop("a typed address");
    await page.goto(program.path);
    await page.goBack();
    await expectAtTop("Back between documents");
    await page.goForward();
    await hydrated(page);
    await page.locator(`main a[href="${address}"]`).locator("visible=true").first().click();
    await expectAtTop("a click");
    await footerLink(page, "/partners").click();
    await expect(heading(page)).toHaveCount(0);
    await page.goBack();
    await expectAtTop("Back");
  });
}

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
  await expect(heading(page)).toBeFocused();
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
  await expect(heading(page)).toBeVisible();
  await expectAfterHistory("");
  await expect(field(page, words.form.name)).toHaveValue("");
});

test("a link to the plain form ends the inquiry, and Back returns to it", async ({ page }) => {
  await visit(page, address);
  await footerLink(page, "/contact-us").click();
  await expect(page.getByRole("heading", { name: contact.form.heading, exact: true })).toBeVisible();
  await expect(subject(page)).toHaveValue("");
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expect(subject(page)).toHaveValue(subjectAbout(program.name));
});

test("an address that names no program and no overview leaves the page as it is", async ({ page }) => {
  const text = async () => {
    await expect(subject(page)).toHaveValue("");
    await expect(page.locator(":focus")).toHaveCount(0);
    return `${await page.title()} ${await page.getByRole("main").textContent()}`;
  };
  await visit(page, "/contact-us");
  const plain = await text();
  for (const about of ["You have won", `${program.name} is closed`]) {
    await visit(page, addressAbout(about));
    expect(await text(), about).toBe(plain);
  }
});
