import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { contact, destinations, words } from "../../../node/site/content";
import { answerOtherHosts, visit, watchRequests } from "../../navigation/visit";
import { entered, fillForm, watchLogs } from "../form/form-entry";
import { marker, showMap } from "../office-map/office-map";

test.beforeEach(({ context }) => answerOtherHosts(context));

const form = (page: Page) => page.getByRole("form", { name: contact.form.heading });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole("button", { name: words.form.send });

const names = ["name", "email", "phone", "position", "subject", "message"] as const;

test("Send logs one object with the entered values, requests nothing, and empties the form", async ({
  page,
}) => {
  test.skip(destinations.contact !== "", "the form is posted to its destination");
  const messages = watchLogs(page);
  await visit(page, "/contact-us");
  await showMap(page);
  await expect(marker(page)).toBeVisible();
  await fillForm(form(page), entered);
  await page.waitForLoadState("networkidle");
  // Tiles of the map may come into view, and Gatsby loads pages ahead after three seconds.
  const isAhead = (request: Request) => /\/page-data\/|\.(?:css|js)$/.test(request.url());
  const isOther = (request: Request) => request.resourceType() !== "image" && !isAhead(request);
  const requests = watchRequests(page, isOther);
  await send(page).click();
  for (const name of names) await expect(field(page, words.form[name])).toHaveValue("");
  await expect(form(page).locator(":user-invalid")).toHaveCount(0);
  const values = await Promise.all(
    messages.flatMap((message) => message.args()).map((arg) => arg.jsonValue()),
  );
  expect(values).toEqual([entered]);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/contact-us");
});

test("without a required field, logs nothing and keeps the entered values", { tag: "@firefox" }, async ({
  page,
}) => {
  const messages = watchLogs(page);
  await visit(page, "/contact-us");
  for (const name of names.slice(0, 4)) {
    await fillForm(form(page), { ...entered, [name]: "" });
    await send(page).click();
    await expect(field(page, words.form[name])).toBeFocused();
    await expect(field(page, words.form.message)).toHaveValue(entered.message);
  }
  expect(messages).toEqual([]);
  await expect(page).toHaveURL("/contact-us");
});

test("Send shows the first missing field with its label, however low the window is", {
  tag: "@firefox",
}, async ({ page }) => {
  /** The height of the browser's message below the field. */
  const message = 56;
  await visit(page, "/contact-us");
  for (const height of [320, 568, 844]) {
    await page.setViewportSize({ width: 390, height });
    await send(page).scrollIntoViewIfNeeded();
    await send(page).click();
    const input = field(page, words.form.name);
    await expect(input).toBeFocused();
    const label = form(page).getByText(words.form.name, { exact: false }).first();
    const top = async (element: Locator) => (await element.boundingBox())?.y ?? -1;
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(() => top(label), `the top of the label at ${height} px`)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const end = await input.evaluate((input) => input.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(height - message);
  }
});

test("on a phone, the first number and the email address are in the first view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact-us");
  const details = page.getByRole("main").locator("address");
  await expect(details.locator("[href^=tel]").first()).toBeInViewport({ ratio: 1 });
  await expect(details.locator("[href^=mailto]")).toBeInViewport({ ratio: 1 });
});
