import type { Locator, Page } from "@playwright/test";
import { directionOf } from "../../../src/language";
import { interpolate } from "../../../src/query/interpolate";
import {
  contentAt,
  header,
  home,
  type Program,
  programAt,
  site,
  slides,
  trainers,
  words,
} from "../../node/site/content";
import { certificationPaths, flagshipPaths, programPaths } from "../../node/site/path";

const isRightToLeft = directionOf(site.language) === "rtl";

/** The keys for the next and the previous item, in the direction of the site's language. */
export const arrowKey = {
  next: isRightToLeft ? "ArrowLeft" : "ArrowRight",
  previous: isRightToLeft ? "ArrowRight" : "ArrowLeft",
};

/** The sign of a movement on the x axis in the direction of the site's language. */
export const onward = isRightToLeft ? -1 : 1;

/** All programs, in the order of the pages that list them. */
export const programs: Program[] = programPaths.map(programAt);

export function first<Item>(items: readonly Item[], fits: (item: Item) => boolean = () => true): Item {
  const found = items.find(fits);
  if (found === undefined) throw new Error("The content has nothing that this test needs");
  return found;
}

export const programWith = (...sections: string[]): Program =>
  first(programs, (program) => sections.every((section) => Object.hasOwn(program, section)));

/** One page of each kind. */
export const templatePaths = [
  "/",
  "/about-us",
  ...flagshipPaths.slice(0, 1),
  ...certificationPaths.slice(0, 1),
  "/partners",
  "/gallery",
  "/contact-us",
  programWith("outline").path,
];

/** Together they have every kind of section, and a text that folds on phones. */
const samplePrograms = programs.filter((program, index) => {
  const kinds = ({ landing, ...sections }: Program) => [
    ...Object.keys(sections),
    `isExpandable: ${landing.isExpandable}`,
  ];
  const known = new Set(programs.slice(0, index).flatMap(kinds));
  return kinds(program).some((kind) => !known.has(kind));
});

/** These pages together contain every kind of section. */
export const samplePaths = new Set([
  ...templatePaths,
  "/flagship-programs",
  "/certifications-content",
  ...samplePrograms.map(({ path }) => path),
]);

export const titleOf = (page: "about-us" | "partners" | "gallery" | "contact-us"): string =>
  contentAt(`/${page}`).landing?.title ?? "";

/** The first link leads to the list of the programs. */
function menuOf(listPath: string | undefined) {
  const { name, subPages = [] } = first(header.entries, ({ subPages }) =>
    Boolean(subPages?.some(({ path }) => path === listPath)),
  );
  return { name, links: subPages, list: first(subPages), program: first(subPages.slice(1)) };
}

export const flagshipMenu = menuOf(flagshipPaths[0]);
export const certificationMenu = menuOf(certificationPaths[0]);

/** Looks in lists only. */
export const linkTo = (part: Locator, path: string) => part.locator(`li a[href="${path}"]`);

export const footerLink = (page: Page, path: string) => linkTo(page.getByRole("contentinfo"), path);

/** An action without a destination is a button, any other a link. */
export const actionButton = (part: Locator, { label, destination }: typeof header.explore) =>
  part.getByRole(destination === "" ? "button" : "link", { name: label });

/** Wide and narrow windows have switches of their own. */
export const chooseMode = (page: Page, mode: "light" | "dark" | "system") =>
  page.getByRole("radio", { name: words.colorMode[mode] }).locator("visible=true").check();

/** Returns the names of the items of a carousel, such as "1 of 3", and the positions visited from the first item. */
function roundOf(count: number) {
  const indices = Array.from({ length: count }, (_, index) => index);
  const name = (position: number) => interpolate(words.carousel.position, { position, count });
  return {
    count,
    name,
    names: indices.map((index) => name(index + 1)),
    onward: indices.map((index) => ((index + 1) % count) + 1),
  };
}

export const logoRowName = (position: number) =>
  interpolate(words.clients.row, { heading: home.clients.heading, position, count: 2 });

/** The text of a form that needs a script, up to its first link. */
export const withoutScriptText = first(words.form.withoutScript.split("{")).trim();

export const slideRound = roundOf(slides.length);

/** A slide has five trainers. */
export const trainerRound = roundOf(Math.ceil(trainers.length / 5));

export const homeCarousel = (page: Page) => page.getByRole("region", { name: home.carousel.label });

/** The button of the slide that is shown. */
export const currentStar = (page: Page) => homeCarousel(page).locator("button[aria-current=true]");
