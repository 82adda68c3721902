import type { Page } from "@playwright/test";
import { header, words } from "../../../node/site/content";
import { certificationMenu, flagshipMenu, linkTo } from "../../navigation/place";

export const main = (page: Page) => page.getByRole("navigation", { name: words.navigation.main });

/** Only narrow viewports have this button. */
export const menuButton = (page: Page) =>
  page.getByRole("button", { name: words.navigation.menu, exact: true });

export const flagship = (page: Page) => main(page).locator("button").filter({ hasText: flagshipMenu.name });
export const certifications = (page: Page) =>
  main(page).locator("button").filter({ hasText: certificationMenu.name });

export const flagshipLink = (page: Page) => linkTo(main(page), flagshipMenu.program.path);
export const certificationLink = (page: Page) => linkTo(main(page), certificationMenu.program.path);

const positionOf = (menu: { name: string }) => header.entries.findIndex(({ name }) => name === menu.name);

export const pathBeforeFlagship = header.entries[positionOf(flagshipMenu) - 1]?.path ?? "";
export const pathAfterCertifications = header.entries[positionOf(certificationMenu) + 1]?.path ?? "";
