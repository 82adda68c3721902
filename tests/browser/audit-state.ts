import { expect, type Page } from "@playwright/test";
import { about, contact, words } from "../site/content";
import { entered, portrait } from "./form-entry";
import { box, category, expectFilter, openGallery, pictures, viewer } from "./gallery-page";
import { main } from "./main-navigation";
import { canvas, mapsLinks, marker, openMap } from "./office-map";
import { first, flagshipMenu, linkTo, programs } from "./place";
import { visit } from "./visit";

/** A state that a visitor can open, and the viewport widths at which it exists. */
type State = { name: string; from?: number; to?: number; open: (page: Page) => Promise<void> };

async function fill(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole("form", { name: form }).locator(`[name=${name}]`).fill(value);
  }
}

const { phone: _phone, subject: _subject, ...testimonial } = entered;

/** In each state, something is open, checked or filled. */
export const states: State[] = [
  {
    name: "the menu",
    to: 1199,
    open: async (page) => {
      await visit(page, flagshipMenu.program.path);
      await page.getByRole("button", { name: words.navigation.menu }).click();
      await expect(linkTo(main(page), flagshipMenu.program.path)).toBeVisible();
    },
  },
  {
    name: "a submenu",
    from: 1200,
    open: async (page) => {
      await visit(page, flagshipMenu.program.path);
      await main(page).getByRole("button", { name: flagshipMenu.name }).click();
      await expect(linkTo(main(page), flagshipMenu.program.path)).toBeVisible();
    },
  },
  {
    name: "the expanded landing",
    to: 567,
    open: async (page) => {
      await visit(page, first(programs, ({ landing }) => landing.isExpandable).path);
      await page.getByRole("button", { name: words.landing.more }).click();
      await expect(page.getByRole("button", { name: words.landing.less })).toBeVisible();
    },
  },
  {
    name: "the filtered gallery",
    open: async (page) => {
      await openGallery(page);
      await box(page, category.label).check();
      await expectFilter(page, category.label);
    },
  },
  {
    name: "the viewer",
    open: async (page) => {
      await openGallery(page);
      await pictures(page).first().click();
      await expect(viewer(page)).toBeVisible();
    },
  },
  {
    name: "the filled contact form",
    open: async (page) => {
      await visit(page, "/contact-us");
      await fill(page, contact.form.heading, entered);
    },
  },
  {
    name: "the map and its popup",
    open: async (page) => {
      await openMap(page);
      const tab = page.context().waitForEvent("page");
      await marker(page).press("Enter");
      await (await tab).close();
      await expect(mapsLinks(page)).toHaveCount(2);
      await expect(canvas(page)).toBeVisible();
    },
  },
  {
    name: "the filled testimonial form",
    open: async (page) => {
      await visit(page, "/about-us");
      await fill(page, about.testimonial.heading, testimonial);
      await page.getByLabel(words.form.choosePhoto).setInputFiles(portrait);
      await expect(page.getByRole("img", { name: words.form.preview })).toBeVisible();
    },
  },
];

export const statesAt = (width: number) =>
  states.filter(({ from = 0, to = Infinity }) => from <= width && width <= to);
