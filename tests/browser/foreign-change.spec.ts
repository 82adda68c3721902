import { expect, type Page, test } from "@playwright/test";
import { contact, destinations, words } from "../site/content";
import { entered, fillForm, watchLogs } from "./form-entry";
import { box, category, expectFilter, otherCategory, pictures, viewer } from "./gallery-page";
import { main, menuButton } from "./main-navigation";
import { currentStar, slideRound } from "./place";
import { watchViolations } from "./violation";
import { answerOtherHosts, hydrated, openHeld } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

const form = (page: Page) => page.getByRole("form", { name: contact.form.heading });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const mode = (page: Page, name: "light" | "dark") =>
  page.getByRole("banner").getByRole("radio", { name: words.colorMode[name], exact: true });

/** What extensions and translators do to a page. Each function runs in the page. */
const changes: Record<string, () => void> = {
  "an element after a field": () => {
    document.querySelector("[name=email]")?.after(document.createElement("div"));
  },
  "a field of its own before a field": () => {
    document.querySelector("[name=name]")?.before(document.createElement("input"));
  },
  "an element inside a label": () => {
    document.querySelector("main label")?.append(document.createElement("span"));
  },
  "an element between the entries of a list": () => {
    document.querySelector("footer li + li")?.before(document.createElement("li"));
  },
  "elements at the start of the page and at its end": () => {
    const page = document.querySelector("#gatsby-focus-wrapper");
    page?.prepend(document.createElement("div"));
    page?.append(document.createElement("div"));
  },
  "elements in the head and at the end of the body": () => {
    document.head.append(document.createElement("meta"));
    document.body.append(document.createElement("div"));
  },
  "text and an element with elements of its own": () => {
    const part = document.createElement("section");
    document.querySelector("h1")?.before("text", part);
    part.append(document.createElement("div"), "text");
  },
  "a translation": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest("script, style, noscript")) continue;
      const font = document.createElement("font");
      node.replaceWith(font);
      font.append(`(${node.data})`);
    }
  },
  "another text in place": () => {
    const text = document.querySelector("h1")?.firstChild;
    if (text) text.nodeValue = "Another title";
  },
  "a field in a box of its own": () => {
    const field = document.querySelector("[name=message]");
    const box = document.createElement("span");
    field?.replaceWith(box);
    if (field) box.append(field);
  },
  "a field that moves": () => {
    const field = document.querySelector("[name=message]");
    if (field) document.querySelector("[name=email]")?.after(field);
  },
  "elements that are removed": () => {
    document.querySelector("main p")?.remove();
    document.querySelector("footer li")?.remove();
  },
};

for (const [change, apply] of Object.entries(changes)) {
  test(`before hydration, ${change}: React keeps the page, and what was entered, chosen and focused`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/contact-us");
    await mode(page, "dark").check();
    await field(page, words.form.name).fill(entered.name);
    const message = field(page, words.form.message);
    await message.fill(entered.message);
    await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
    const controls = await page.$$("input[id], textarea, button, footer a");
    await page.evaluate(apply);
    // Some changes take the focus from the field.
    await message.focus();
    release();
    await hydrated(page);
    for (const control of controls)
      expect(await control.evaluate((element) => element.isConnected)).toBe(true);
    await expect(field(page, words.form.name)).toHaveValue(entered.name);
    await expect(message).toHaveValue(entered.message);
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([2, 5]);
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    // The page works.
    await mode(page, "light").check();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "light");
    await expect(mode(page, "dark")).not.toBeChecked();
    expect(violations).toEqual([]);
  });
}

test("an element that was added before hydration, with what was entered into it, stays at its place", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const release = await openHeld(page, "/contact-us");
  const email = field(page, words.form.email);
  await email.evaluate((input) => {
    const added = document.createElement("label");
    added.append("Suggestion", document.createElement("input"));
    input.after(added);
  });
  const suggestion = page.getByLabel("Suggestion");
  await suggestion.pressSequentially("mona");
  release();
  await hydrated(page);
  await expect(suggestion).toBeFocused();
  await expect(suggestion).toHaveValue("mona");
  expect(
    await suggestion.evaluate((input) => {
      const before = input.parentElement?.previousElementSibling;
      return before instanceof HTMLInputElement && before.name;
    }),
  ).toBe("email");
  expect(violations).toEqual([]);
});

test("elements that appear and move while React hydrates the page change nothing", async ({ page }) => {
  const violations = await watchViolations(page);
  const release = await openHeld(page, "/contact-us");
  await field(page, words.form.message).fill(entered.message);
  const message = await field(page, words.form.message).elementHandle();
  await page.evaluate(() => {
    const link = document.querySelector("footer a");
    const isDone = () => link && Object.keys(link).some((key) => key.startsWith("__react"));
    const act = () => {
      for (const part of document.querySelectorAll("main, footer li, form > div"))
        part.prepend(Object.assign(document.createElement("div"), { className: "added" }));
      if (!isDone()) setTimeout(act);
    };
    act();
  });
  release();
  await hydrated(page);
  expect(await message?.evaluate((area: HTMLTextAreaElement) => [area.isConnected, area.value])).toEqual([
    true,
    entered.message,
  ]);
  await expect(page.locator(".added")).not.toHaveCount(0);
  expect(violations).toEqual([]);
});

/** Adds an element beside each control, and text to each entry of a list. Runs in the page. */
function addEverywhere(): void {
  for (const control of document.querySelectorAll("input, textarea, summary, main a, button"))
    control.after(document.createElement("div"));
  for (const entry of document.querySelectorAll("li")) entry.append("text");
}

test.describe("before hydration, among added elements, an action takes effect:", () => {
  test("a filter and a picture of the gallery", async ({ page }) => {
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/gallery");
    await page.evaluate(addEverywhere);
    await box(page, category.label).check();
    release();
    await expectFilter(page, category.label);
    await pictures(page).first().click();
    await expect(viewer(page)).toBeVisible();
    expect(violations).toEqual([]);
  });

  test("a button of the carousel", async ({ page }) => {
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/");
    await page.getByRole("button", { name: words.carousel.next }).click();
    await page.evaluate(addEverywhere);
    release();
    await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
    expect(violations).toEqual([]);
  });

  test("the menu and the text of a landing", { tag: "@phone-only" }, async ({ page }) => {
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/about-us");
    await page.getByRole("button", { name: words.landing.more }).tap();
    await menuButton(page).tap();
    await page.evaluate(addEverywhere);
    release();
    await hydrated(page);
    await expect(main(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: words.landing.less })).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test.describe("if React renders the page anew,", () => {
  /** The data of the page are newer than its document, as right after a deployment. */
  async function changeData(page: Page, name: string): Promise<void> {
    await page.route(`**/page-data/${name}/page-data.json`, async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({
        body: text.replaceAll('"title":"', '"title":"New: '),
        contentType: "application/json",
      });
    });
  }

  /** React reports each kind of mismatch, and that it renders the page anew. */
  function expectMismatch(violations: string[]): void {
    const numbers = violations.map((text) => Number(/Minified React error #(\d+)/.exec(text)?.[1]));
    expect([...new Set(numbers)].sort()).toEqual([418, 423, 425]);
  }

  test("what was entered, chosen and focused stays, and so do the styles", async ({ page }) => {
    await changeData(page, "about-us");
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/about-us");
    await mode(page, "dark").check();
    const [name, message] = [words.form.name, words.form.message].map((label) =>
      page.getByRole("main").getByRole("form").getByLabel(label),
    );
    if (!name || !message) throw new Error("No fields");
    await name.fill(entered.name);
    await page.locator("input[type=file]").setInputFiles({
      name: "portrait.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"/>'),
    });
    await message.fill(entered.message);
    await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
    const styles = () =>
      page.locator("footer").evaluate((footer) => [getComputedStyle(footer).display, footer.clientWidth]);
    const before = await styles();
    const old = await message.elementHandle();
    release();
    await hydrated(page);
    expect(await old?.evaluate((area) => area.isConnected)).toBe(false);
    await expect(name).toHaveValue(entered.name);
    await expect(message).toHaveValue(entered.message);
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]),
    ).toEqual([2, 5]);
    await expect(page.getByRole("img", { name: words.form.preview })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    await expect(mode(page, "dark")).toBeChecked();
    await expect(page.locator('head link[href^="/deferred-"]')).toHaveCount(1);
    await expect.poll(styles).toEqual(before);
    expectMismatch(violations);
  });

  test("a page without entries keeps its place", async ({ page }) => {
    await changeData(page, "about-us");
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/about-us");
    release();
    await hydrated(page);
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.localName])).toEqual([
      0,
      "body",
    ]);
    expectMismatch(violations);
  });

  test("the open menu stays open, with the focus in it", { tag: "@phone-only" }, async ({ page }) => {
    await changeData(page, "about-us");
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/about-us");
    await menuButton(page).tap();
    const link = main(page).getByRole("link").first();
    await link.focus();
    const old = await link.elementHandle();
    release();
    await hydrated(page);
    expect(await old?.evaluate((link) => link.isConnected)).toBe(false);
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
    expectMismatch(violations);
  });

  test("a form that was sent is logged once, and is empty", async ({ page }) => {
    test.skip(destinations.contact !== "", "the form is posted to its destination");
    await changeData(page, "contact-us");
    const violations = await watchViolations(page);
    const release = await openHeld(page, "/contact-us");
    await fillForm(form(page));
    await form(page).getByRole("button", { name: words.form.send }).click();
    const logs = watchLogs(page);
    release();
    await expect.poll(() => logs).toHaveLength(1);
    expect(await logs[0]?.args()[0]?.jsonValue()).toEqual(entered);
    await expect(field(page, words.form.name)).toHaveValue("");
    expectMismatch(violations);
  });

  test("a filter of the gallery applies", async ({ page }) => {
    await changeData(page, "gallery");
    const violations = await watchViolations(page);
    const release = await openHeld(page, `/gallery?show=${otherCategory.word}`);
    await box(page, category.label).check();
    release();
    await expectFilter(page, category.label, otherCategory.label);
    await expect(box(page, category.label)).toBeFocused();
    expectMismatch(violations);
  });
});
