import type { Locator, Page } from "@playwright/test";
import { words } from "../../site/content";
import { settled, tap } from "./gesture";

/** What reveals the link, and its destination. */
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

/** The navigations that visitors make most. Each is followed by Back. */
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
    // The comparison below the cards contains the name too.
    link: (page) => main(page).getByRole("link", { name: "Order Making" }).first(),
  },
  {
    name: "home to a list",
    from: "/",
    to: "/flagship-programs",
    link: (page) => main(page).getByRole("link", { name: "Flagship programs" }),
  },
];
