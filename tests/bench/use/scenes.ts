import type { Locator, Page } from "@playwright/test";
import { words } from "../../site/content";
import { tap } from "./gesture";

type Step = { name: string; act: (page: Page) => Promise<void> };

/** Each step must change `part`. The steps end in the initial state. */
export type Scene = { path: string; part: (page: Page) => Locator; steps: Step[] };

const touch = (name: string, element: (page: Page) => Locator): Step => ({
  name,
  act: (page) => tap(page, element(page)),
});

const press = (name: string, key: string): Step => ({ name, act: (page) => page.keyboard.press(key) });

const header = (page: Page) => page.getByRole("banner");
const mode = (name: string) => (page: Page) => header(page).getByRole("radio", { name, exact: true });
const welcome = (page: Page) => page.getByRole("region", { name: "Welcome" });
const slides = (name: string) => (page: Page) => welcome(page).getByRole("button", { name });
const trainers = (page: Page) => page.getByRole("region", { name: "Our trainers" });
const category = (page: Page) => page.getByRole("main").getByRole("checkbox").nth(2);
const pictures = (page: Page) => page.getByRole("region", { name: words.gallery.pictures });
const viewer = (page: Page) => page.getByRole("dialog", { name: words.gallery.viewer });
const form = (page: Page) => page.getByRole("form", { name: "Write to us" });
const button = (name: string) => (page: Page) => page.getByRole("button", { name });

/** By touch or keyboard. */
export const scenes: Scene[] = [
  {
    path: "/",
    part: header,
    steps: [
      touch("open the menu", button(words.navigation.menu)),
      touch("open a submenu", button("Flagship")),
      touch("dark mode", mode(words.colorMode.dark)),
      touch("light mode", mode(words.colorMode.light)),
      touch("close the menu", button(words.navigation.menu)),
    ],
  },
  {
    path: "/",
    part: welcome,
    steps: [
      touch("stop the slides", slides(words.carousel.stop)),
      touch("next slide", slides(words.carousel.next)),
      touch("previous slide", slides(words.carousel.previous)),
      touch("start the slides", slides(words.carousel.start)),
    ],
  },
  {
    path: "/",
    part: trainers,
    steps: [
      touch("next trainers", (page) => trainers(page).getByRole("button", { name: words.trainers.next })),
    ],
  },
  {
    path: "/gallery",
    part: (page) => page.getByRole("main"),
    steps: [touch("choose a category", category), touch("show all again", category)],
  },
  {
    path: "/gallery",
    part: (page) => page.locator("body"),
    steps: [
      touch("open the viewer", (page) => pictures(page).getByRole("link").nth(1)),
      touch("next picture", (page) => viewer(page).getByRole("button", { name: words.gallery.next })),
      touch("close the viewer", (page) => viewer(page).getByRole("button", { name: words.gallery.close })),
    ],
  },
  {
    path: "/contact-us",
    part: form,
    steps: [
      touch("touch a field", (page) => form(page).getByLabel(words.form.name)),
      press("type a letter", "m"),
      press("delete it", "Backspace"),
      touch("touch the next field", (page) => form(page).getByLabel(words.form.email)),
    ],
  },
  {
    path: "/about-us",
    part: (page) => page.getByRole("main"),
    steps: [touch("read more", button(words.landing.more)), touch("read less", button(words.landing.less))],
  },
];
