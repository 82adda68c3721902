import { expect, test } from "@playwright/test";
import { destinations } from "../site/content";
import { answerOtherHosts, holdScripts, hydrated } from "./visit";

test.describe("what is done before the scripts are there is done when they are:", () => {
  test("a button is pressed", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Next slide" }).click();
    const current = page.getByRole("region", { name: "Welcome" }).locator("button[aria-current=true]");
    await expect(current).toHaveAccessibleName("1 of 3");
    release();
    await expect(current).toHaveAccessibleName("2 of 3");
  });

  test("a mode is chosen", async ({ page, isMobile }) => {
    const release = await holdScripts(page);
    await page.goto("/about-us");
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    const dark = page.getByRole("banner").getByRole("radio", { name: "Dark", exact: true });
    await dark.check();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    await expect(dark).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem("color-mode"))).toBe("dark");
  });

  test("a photo is chosen", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about-us");
    const portrait = { name: "portrait.png", mimeType: "image/png", buffer: Buffer.from("x") };
    await page.locator("input[type=file]").setInputFiles(portrait);
    release();
    await expect(page.getByRole("group", { name: "Photo" })).toContainText("portrait.png");
  });

  test("a form is sent", async ({ page, context }) => {
    test.skip(destinations.contact !== "", "the form is sent");
    await answerOtherHosts(context);
    const release = await holdScripts(page);
    await page.goto("/contact-us");
    const form = page.getByRole("form", { name: "Write to us" });
    await form.getByLabel("Name").fill("Mona");
    await form.getByLabel("Email").fill("mona@example.com");
    await form.getByLabel("Phone").fill("1");
    await form.getByLabel("Position").fill("Manager");
    await form.getByRole("button", { name: "Send" }).click();
    const logged = page.waitForEvent("console");
    release();
    expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({ name: "Mona" });
    await expect(form.getByLabel("Name")).toHaveValue("");
  });

  test("a link is followed: it needs no script", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/about-us");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Partners" })).toBeVisible();
  });
});

test("twice pressed before the scripts, twice done", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next slide" });
  await next.click();
  await next.click();
  release();
  const current = page.getByRole("region", { name: "Welcome" }).locator("button[aria-current=true]");
  await expect(current).toHaveAccessibleName("3 of 3");
});

test("hydration leaves no word in the console, and the page as it was", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  for (const path of ["/about-us", "/flagship/palsam", "/gallery", "/partners"]) {
    await page.goto(path);
    const before = await page.locator("main").ariaSnapshot();
    await hydrated(page);
    expect(await page.locator("main").ariaSnapshot()).toBe(before);
    expect(await page.locator("#later-styles link").count()).toBeLessThan(2);
  }
  expect(messages).toEqual([]);
});

test("what a page has left to a file still counts when its reader comes back", async ({ page }) => {
  await page.goto("/flagship/palsam");
  await hydrated(page);
  const sentences = page.getByRole("heading", { level: 2, name: "Objectives" }).locator("xpath=..");
  const height = () => sentences.evaluate((element) => element.getBoundingClientRect().height);
  await expect(page.locator("#later-styles link")).toHaveCount(1);
  const before = await height();
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Partners" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#later-styles link")).toHaveCount(0);
  expect(await height()).toBe(before);
});
