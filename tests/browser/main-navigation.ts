import type { Page } from "@playwright/test";
import { header, words } from "../site/content";
import { certificationMenu, flagshipMenu, linkTo } from "./place";

export const main = (page: Page) => page.getByRole("navigation", { name: words.navigation.main });

/** Only narrow viewports have this button. */
export const menuButton = (page: Page) =>
  page.getByRole("button", { name: words.navigation.menu, exact: true });

export const flagship = (page: Page) => main(page).locator("button").filter({ hasText: flagshipMenu.name });
export const certifications = (page: Page) =>
  main(page).locator("button").filter({ hasText: certificationMenu.name });

export const flagshipLink = (page: Page) => linkTo(main(page), flagshipMenu.program.path);
export const certificationLink = (page: Page) => linkTo(main(page), certificationMenu.program.path);

const flagshipPosition = header.entries.findIndex(({ name }) => name === flagshipMenu.name);

export const pathBeforeFlagship = header.entries[flagshipPosition - 1]?.path ?? "";
