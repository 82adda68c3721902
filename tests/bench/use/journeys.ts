import type { Locator, Page } from "@playwright/test";
import { words } from "../../site/content";
import { settled, tap } from "./gesture";

/** A link of the site: where it stands, what shows it, and where it leads. */
export type Journey = {
  name: string;
  from: string;
  to: string;
  show?: (page: Page) => Promise<void>;
  link: (page: Page) => Locator;
};

const main = (page: Page) => page.getByRole("main");

async function openMenu(page: Page): Promise<void> {
  await tap(page, page.getByRole("button", { name: words.navigation.menu }));
  await settled(page);
  await tap(page, page.getByRole("button", { name: "Flagship" }));
}

/** The ways from page to page that visitors take most; each is followed by Back. */
export const journeys: Journey[] = [
  {
    name: "menu to a program",
    from: "/about-us",
    to: "/flagship/palsam",
    show: openMenu,
    link: (page) => page.getByRole("banner").getByRole("link", { name: "PALSAM" }),
  },
  {
    name: "card to its program",
    from: "/flagship-programs",
    to: "/flagship/order-making",
    // Its name stands in the comparison below the cards, too.
    link: (page) => main(page).getByRole("link", { name: "Order Making" }).first(),
  },
  {
    name: "home to a list",
    from: "/",
    to: "/flagship-programs",
    link: (page) => main(page).getByRole("link", { name: "Flagship programs" }),
  },
];
