import { expect, type Page, test } from "@playwright/test";
import { destinations, words } from "../site/content";
import { portrait } from "./form-entry";
import { withoutScriptText } from "./place";
import { visit } from "./visit";

// The slow suite builds a site whose forms have destinations (tests/site/owner-edit.slow.test.ts).

const forms = [
  { path: "/contact-us", destination: destinations.contact, hasPhoto: false },
  { path: "/about-us", destination: destinations.testimonial, hasPhoto: true },
];

/** Returns what the destination of the form receives. */
async function receive(page: Page, { destination, hasPhoto }: (typeof forms)[number]) {
  await page
    .context()
    .route(destination, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Thank you</h1>" }));
  const form = page.getByRole("main").getByRole("form");
  for (const field of await form.getByRole("textbox").all()) {
    const isEmail = (await field.getAttribute("type")) === "email";
    await field.fill(isEmail ? "mona@example.com" : `Mona ${await field.getAttribute("name")}`);
  }
  if (hasPhoto) await form.locator("input[type=file]").setInputFiles(portrait);
  const request = page.waitForRequest(destination);
  await form.getByRole("button", { name: words.form.send }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  return request;
}

for (const form of forms) {
  for (const [how, javaScriptEnabled] of [
    ["with", true],
    ["without", false],
  ] as const) {
    test.describe(`${form.path} ${how} JavaScript`, { tag: javaScriptEnabled ? [] : "@chromium" }, () => {
      test.use({ javaScriptEnabled });
      test.skip(form.destination === "", "the form has no destination");

      test("the browser posts the form to its destination, with all fields and files", async ({ page }) => {
        await (javaScriptEnabled ? visit(page, form.path) : page.goto(form.path));
        await expect(page.getByText(withoutScriptText)).toHaveCount(0);
        const request = await receive(page, form);
        expect(request.method()).toBe("POST");
        expect(await request.headerValue("content-type")).toMatch(/^multipart\/form-data/);
        // Chromium does not report the content of files to Playwright.
        const body = request.postDataBuffer()?.toString() ?? "";
        for (const name of ["name", "position", "message"]) expect(body).toContain(`Mona ${name}`);
        expect(body).toContain("mona@example.com");
        if (form.hasPhoto) expect(body).toContain(`name="photo"; filename="${portrait.name}"`);
      });
    });
  }
}
