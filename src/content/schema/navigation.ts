import { z } from "zod";
import { action, content, pagePath, path, text } from "./vocabulary";

const subPage = content(
  "SubPage",
  { name: text, path: pagePath },
  { graphql: 'program: Program @link(by: "path", from: "path")' },
);

/** An entry of the header: a page, or a menu of pages whose `path` is what all their paths start with. */
const entry = content("NavigationEntry", {
  name: text,
  path,
  subPages: z.array(subPage).min(1).describe("a list of at least one page").optional(),
});

/** data/navigation/header.json */
export const header = content("HeaderNavigation", {
  entries: z.array(entry).min(1).describe("a list of at least one entry"),
  explore: action,
});

const footerLink = content("FooterLink", {
  name: text,
  path,
  isPlanned: z
    .boolean()
    .describe("true if the page is not there yet: its visitors are sent to /home")
    .optional(),
});

/** data/navigation/footer.json */
export const footer = content("FooterNavigation", {
  heading: text,
  links: z.array(footerLink).min(1).describe("a list of at least one link"),
  followUs: text,
  contact: text,
  rights: text,
  developedBy: text,
});
