import type { Locator, Page } from "@playwright/test";
import { contact, header, home, words } from "../../node/site/content";

/**
 * The change of a step in the fewest lines, for the page without scripts. The dialog is a copy of the one
 * that the step shows on the site.
 */
type Change = (element: HTMLInputElement, dialog: HTMLDialogElement) => unknown;

/** An input of a visitor: a touch, or a key in the field with the focus. Without a change, the browser does it all. */
export type Step = { name: string; target?: Target; key?: string; change?: Change | undefined };

type Target = (page: Page) => Locator;

/** A page, the part of it that each step must change, and steps that end in the initial state. */
export type Scene = { path: string; part: Target; steps: Step[] };

const region = (name: string) => (page: Page) => page.getByRole("region", { name });
const buttonOf = (part: Target, name: string) => (page: Page) =>
  part(page).getByRole("button", { name, exact: true });
const banner = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const mode = (name: string) => (page: Page) => banner(page).getByRole("radio", { name, exact: true });
const submenu = header.entries.find(({ subPages }) => subPages)?.name ?? "";
const carousel = region(home.carousel.label);
const trainers = region(home.trainers.heading);
const category = (page: Page) => main(page).getByRole("checkbox").nth(2);
const pictures = region(words.gallery.pictures);
const viewer = (page: Page) => page.getByRole("dialog");
const form = (page: Page) => page.getByRole("form", { name: contact.form.heading });
const field = (name: string) => (page: Page) => form(page).getByLabel(name);
const more = (page: Page) => main(page).getByRole("button").first();

const touch = (name: string, target: Target, change?: Change): Step => ({ name, target, change });

const closeSubmenu: Change = (button) => {
  button.nextElementSibling?.querySelector("[aria-expanded=true]")?.setAttribute("aria-expanded", "false");
};

const setMode: Change = ({ value }) => {
  document.documentElement.dataset.colorMode = value;
};

const toggleRotation: Change = (button) => {
  button.ariaPressed = String(button.ariaPressed !== "true");
  button.querySelector("path")?.setAttribute("d", "M7 3.5 20 12 7 20.5z");
};

/** Shows the second slide in place of the first, or the other way round. */
const swapSlides: Change = (button) => {
  const section = button.closest("section");
  for (const slide of [...(section?.querySelectorAll<HTMLElement>("[data-current]") ?? [])].slice(0, 2)) {
    slide.dataset.current = String(slide.dataset.current !== "true");
    slide.dataset.due = "true";
  }
  for (const star of [...(section?.querySelectorAll("[aria-current]") ?? [])].slice(0, 2)) {
    star.ariaCurrent = String(star.ariaCurrent !== "true");
  }
};

/** Replaces the filter of the site: of n categories, one contains every n-th picture. */
const filter: Change = (checkbox) => {
  const boxes = document.querySelectorAll("main [type=checkbox]").length - 1;
  document.querySelectorAll<HTMLElement>("main section section li").forEach((item, index) => {
    item.hidden = checkbox.checked && index % boxes !== 1;
  });
};

const openViewer: Change = (link, dialog) => {
  link.closest("main")?.append(dialog);
  dialog.showModal();
};

const nextPicture: Change = (button, dialog) => {
  for (const part of ["figure", "figure + * > p"]) {
    button
      .closest("dialog")
      ?.querySelector(part)
      ?.replaceWith(dialog.querySelector(part) ?? "");
  }
};

const toggleText: Change = (button) => {
  const isExpanded = button.ariaExpanded !== "true";
  button.ariaExpanded = String(isExpanded);
  button.textContent = isExpanded ? "Less" : "More";
  button.previousElementSibling?.setAttribute("data-expanded", String(isExpanded));
};

export const scenes: Scene[] = [
  {
    path: "/",
    part: banner,
    steps: [
      touch("open the menu", buttonOf(banner, words.navigation.menu), closeSubmenu),
      touch("open a submenu", buttonOf(banner, submenu), (button) => {
        button.ariaExpanded = "true";
      }),
      touch("dark mode", mode(words.colorMode.dark), setMode),
      touch("light mode", mode(words.colorMode.light), setMode),
      touch("close the menu", buttonOf(banner, words.navigation.menu)),
    ],
  },
  {
    path: "/",
    part: carousel,
    steps: [
      touch("stop the slides", (page) => carousel(page).getByRole("button").first(), toggleRotation),
      touch("next slide", buttonOf(carousel, words.carousel.next), swapSlides),
      touch("previous slide", buttonOf(carousel, words.carousel.previous), swapSlides),
      touch("start the slides", (page) => carousel(page).getByRole("button").first(), toggleRotation),
    ],
  },
  {
    path: "/",
    part: trainers,
    steps: [touch("next trainers", buttonOf(trainers, words.trainers.next), swapSlides)],
  },
  {
    path: "/gallery",
    part: main,
    steps: [touch("choose a category", category, filter), touch("show all again", category, filter)],
  },
  {
    path: "/gallery",
    part: (page) => page.locator("body"),
    steps: [
      touch("open the viewer", (page) => pictures(page).getByRole("link").nth(1), openViewer),
      touch("next picture", buttonOf(viewer, words.gallery.next), nextPicture),
      touch("close the viewer", buttonOf(viewer, words.gallery.close), (button) =>
        button.closest("dialog")?.remove(),
      ),
    ],
  },
  {
    path: "/contact-us",
    part: form,
    steps: [
      touch("touch a field", field(words.form.name)),
      { name: "type a letter", key: "m" },
      { name: "delete it", key: "Backspace" },
      touch("touch the next field", field(words.form.email)),
    ],
  },
  {
    path: "/about-us",
    part: main,
    steps: [touch("read more", more, toggleText), touch("read less", more, toggleText)],
  },
];
