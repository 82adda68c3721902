import { expect, type Page } from "@playwright/test";
import { about, contact, destinations, home, words } from "../site/content";
import { portrait } from "./form-entry";
import { box, category, descriptions, pictures, viewer } from "./gallery-page";
import { canvas, mapsLinks, marker, section } from "./office-map";
import { certificationMenu, first, flagshipMenu, linkTo, programs, trainerRound } from "./place";

const press = (page: Page, ...names: string[]) =>
  names.reduce(
    (before, name) => before.then(() => page.getByRole("button", { name, exact: true }).first().click()),
    Promise.resolve(),
  );

/** Without a destination, Send empties the form. */
async function send(page: Page, name: string): Promise<void> {
  const form = page.getByRole("form", { name });
  for (const field of await form.getByRole("textbox").all()) {
    const isAddress = (await field.getAttribute("type")) === "email";
    await field.fill(isAddress ? "mona@example.com" : "Mona");
  }
  await form.getByRole("button", { name: words.form.send }).click();
  await expect(form.getByRole("textbox", { name: words.form.name })).toHaveValue("");
}

async function useHome(page: Page): Promise<void> {
  await press(page, words.carousel.next, words.clients.stop, words.clients.start, words.trainers.next);
  const trainers = page.getByRole("region", { name: home.trainers.heading });
  await expect(trainers.getByRole("group", { name: trainerRound.name(2) })).toBeVisible();
}

async function useAbout(page: Page): Promise<void> {
  await page.getByLabel(words.form.choosePhoto).setInputFiles(portrait);
  await expect(page.getByRole("img", { name: words.form.preview })).toHaveJSProperty("naturalWidth", 60);
  if (destinations.testimonial === "") await send(page, about.testimonial.heading);
}

async function useGallery(page: Page): Promise<void> {
  await box(page, category.label).check();
  await expect(pictures(page)).toHaveCount(descriptions(category.label).length);
  await pictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await press(page, words.gallery.next);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
}

async function useContact(page: Page): Promise<void> {
  if (destinations.contact === "") await send(page, contact.form.heading);
  await section(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const tab = page.context().waitForEvent("page");
  await marker(page).press("Enter");
  await (await tab).close();
  await expect(mapsLinks(page)).toHaveCount(2);
  // The tiles have loaded, not only been requested.
  const widths = () =>
    canvas(page)
      .locator("img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBeGreaterThan(2);
  await press(page, words.map.zoomIn, words.map.zoomOut);
}

async function useLanding(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) <= 567) await press(page, words.landing.more, words.landing.less);
}

async function usePrograms(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link").first().hover();
}

/** What a visitor can do on a page, by its path. `openMenus` covers what all pages share. */
export const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": useHome,
  "/home": useHome,
  "/about-us": useAbout,
  "/gallery": useGallery,
  "/contact-us": useContact,
  [flagshipMenu.list.path]: usePrograms,
  [certificationMenu.list.path]: usePrograms,
  [first(programs, ({ landing }) => landing.isExpandable).path]: useLanding,
};

export async function openMenus(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: words.navigation.menu });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(linkTo(page.getByRole("banner"), "/gallery")).toBeVisible();
    await menu.click();
    return;
  }
  for (const { name } of [flagshipMenu, certificationMenu]) {
    await page.getByRole("banner").locator("nav button").filter({ hasText: name }).click();
    await page.keyboard.press("Escape");
  }
}

export async function chooseMode(page: Page, mode: "light" | "dark" | "system"): Promise<void> {
  const menu = page.getByRole("button", { name: words.navigation.menu });
  const radio = page.getByRole("radio", { name: words.colorMode[mode] }).locator("visible=true");
  const isInMenu = (await menu.isVisible()) && !(await radio.isVisible());
  if (isInMenu) await menu.click();
  await radio.check();
  if (isInMenu) await menu.click();
}
