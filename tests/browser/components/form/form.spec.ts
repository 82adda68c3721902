import { expect, test } from "@playwright/test";
import { about, contact, destinations, site, words } from "../../../node/site/content";
import { visit } from "../../navigation/visit";
import { common, fillForm, required } from "./form-entry";

const forms = [
  { path: "/contact-us", ...contact.form, values: required, destination: destinations.contact },
  { path: "/about-us", ...about.testimonial, values: common, destination: destinations.testimonial },
];

for (const { path, sent, values, destination } of forms) {
  test(`Send on ${path} says that nothing has been sent, in view, and keeps the focus`, async ({ page }) => {
    test.skip(destination !== "", "the form is posted to its destination");
    await page.setViewportSize({ width: 390, height: 600 });
    await visit(page, path);
    const form = page.getByRole("main").getByRole("form");
    const status = form.getByRole("status");
    const send = form.getByRole("button", { name: words.form.send });
    await expect(status).toBeAttached();
    await expect(status).toBeEmpty();
    await fillForm(form, values);
    await send.press("Enter");
    const { phones, email } = site.contact;
    await expect(status).toHaveText(sent.replace("{phone}", phones[0] ?? "").replace("{email}", email));
    for (const scheme of ["tel", "mailto"])
      await expect(status.locator(`[href^='${scheme}:']`)).toBeVisible();
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(send).toBeFocused();
    await form.getByLabel(words.form.name).fill("M");
    await expect(status).toBeEmpty();
  });
}
