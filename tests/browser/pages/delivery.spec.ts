import { expect, type Page, type Request, test } from "@playwright/test";
import { destinations, words } from "../../node/site/content";
import { common, entered, fillForm, portrait } from "../components/form/form-entry";
import { withoutScriptText } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";

/** A path on the host of the tests, where no page is. */
const service = "/sent";

const forms = [
  { path: "/contact-us", destination: destinations.contact || service, javaScriptEnabled: true },
  { path: "/about-us", destination: destinations.testimonial || service, javaScriptEnabled: false },
] as const;

/** Gives the form of a document a destination, and lets the policy allow it. */
const documentWithDestination = (html: string) =>
  html
    .replace("form-action 'none'", "form-action 'self'")
    .replace('method="dialog"', `action="${service}" method="post" enctype="multipart/form-data"`)
    .replace(/ data-needs-scripts="true"(?=><button[^>]*type="submit")/, "")
    .replace(/<p[ >](?:(?!<p[ >]).)*<\/p>(?=<\/form>)/s, "");

/** Gives the form of a page a destination on this host, if its content has none: in its document and its data. */
async function giveDestination(page: Page, path: string): Promise<void> {
  await page.route(/\/[\w-]+$/, async (route) => {
    if (route.request().method() !== "GET" || !route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: documentWithDestination(await response.text()) });
  });
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const json = await (await route.fetch()).text();
    const body = json.replace('"destination":""', `"destination":"${service}"`);
    await route.fulfill({ body, contentType: "application/json" });
  });
}

let refuseLast = () => {};

/** The service at the destination answers when the returned function is called. Collects the messages that it receives. */
async function startService(page: Page, destination: string) {
  const messages: Request[] = [];
  let answer = () => {};
  const isAnswered = new Promise<boolean>((resolve) => {
    answer = () => resolve(true);
    refuseLast = () => resolve(false);
  });
  await page.route(destination, async (route) => {
    messages.push(route.request());
    const response = { contentType: "text/html", body: "<h1>Thank you</h1>" };
    const reply = (await isAnswered) ? route.fulfill(response) : route.abort("aborted");
    await reply.catch(() => {});
  });
  return { messages, answer };
}

const form = (page: Page) => page.getByRole("main").getByRole("form");

async function enter(page: Page): Promise<void> {
  await expect(form(page)).toBeVisible();
  await fillForm(form(page), page.url().endsWith("/contact-us") ? entered : common);
}

/** Takes steps in the page, because drivers wait for a loading document. Returns what the button says after each. */
const take = (page: Page, ...steps: ("click" | "enter" | "return")[]) =>
  form(page).evaluate(async (form: HTMLFormElement, steps) => {
    const button = form.querySelector<HTMLButtonElement>("[type=submit]");
    // React may render only after the current task.
    const nextTask = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
    const actions = {
      click: () => button?.click(),
      // Browsers submit the form as if its button had been clicked.
      enter: () => form.requestSubmit(button),
      // The drivers disable the back-forward cache.
      return: () => {
        dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      },
    };
    const states = [];
    for (const step of steps) {
      actions[step]();
      await nextTask();
      states.push([button?.textContent, button?.ariaDisabled, button?.disabled]);
    }
    return states;
  }, steps);

const ready = [words.form.send, null, false];
const underWay = [words.form.sending, "true", false];

test.beforeEach(({ context }) => answerOtherHosts(context));
test.afterEach(async ({ page }) => {
  // Chromium sometimes does not close a page that waits for an answer or has just received one.
  refuseLast();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });

for (const { path, destination, javaScriptEnabled } of forms) {
  test.describe(`${path} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the browser posts the form to its destination, with all fields and files", async ({ page }) => {
      if (destination === service) await giveDestination(page, path);
      const { messages, answer } = await startService(page, destination);
      answer();
      await (javaScriptEnabled ? visit(page, path) : page.goto(path));
      await expect(page.getByText(withoutScriptText)).toHaveCount(0);
      await enter(page);
      const hasPhoto = path === "/about-us";
      if (hasPhoto) await form(page).locator("input[type=file]").setInputFiles(portrait);
      await form(page).getByRole("button", { name: words.form.send }).click();
      await expect(thanks(page)).toBeVisible();
      const [request] = messages;
      expect(request?.method()).toBe("POST");
      expect(await request?.headerValue("content-type")).toMatch(/^multipart\/form-data/);
      // Chromium does not report the content of files to Playwright.
      const body = request?.postDataBuffer()?.toString().replaceAll("\r\n", "\n") ?? "";
      for (const key of ["name", "position", "email", "message"] as const)
        expect(body).toContain(`name="${key}"\n\n${entered[key]}\n`);
      if (hasPhoto) expect(body).toContain(`name="photo"; filename="${portrait.name}"`);
    });
  });
}

const { path, destination } = forms[0];

/** The destination answers slowly. */
async function startSlowService(page: Page) {
  if (destination === service) await giveDestination(page, path);
  return startService(page, destination);
}

test("a form is sent once, however often Send and Enter are pressed", { tag: "@firefox" }, async ({
  page,
}) => {
  const { messages, answer } = await startSlowService(page);
  await visit(page, path);
  await enter(page);
  expect(await take(page, "click", "enter", "click")).toEqual([underWay, underWay, underWay]);
  answer();
  await expect(thanks(page)).toBeVisible();
  expect(messages).toHaveLength(1);
});

test("a form can be sent again when the page returns from the back-forward cache", async ({ page }) => {
  await startSlowService(page);
  await visit(page, path);
  await enter(page);
  expect(await take(page, "click", "return")).toEqual([underWay, ready]);
});
