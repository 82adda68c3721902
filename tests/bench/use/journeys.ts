import { flagshipPaths } from "../../site/path";

/** A link: the page that contains it, the page that it leads to, and whether it is in the menu. */
export type Journey = { name: string; from: string; to: string; isInMenu?: boolean };

const [list = "", first = "", second = ""] = flagshipPaths;

/** The navigations that visitors make most. Each is followed by Back. */
export const journeys: Journey[] = [
  { name: "menu to a program", from: "/about-us", to: first, isInMenu: true },
  { name: "card to its program", from: list, to: second },
  { name: "home to a list", from: "/", to: list },
];
