import { z } from "zod";
import { action } from "./section";
import { contentObject, listOf, pagePath, path, rule, text } from "./vocabulary";

const subPage = contentObject({
  name: text.meta({ hint: "The words of the link." }),
  path: pagePath,
}).meta({
  id: "SubPage",
  title: "Page",
  hint: "A page of the menu.",
  graphql: 'program: Program @link(by: "path", from: "path")',
});

const entry = contentObject({
  name: text.meta({ hint: "The words of the link or of the menu." }),
  path: path.meta({
    hint: "The page that the link leads to. For a menu: the start of the paths of all its pages.",
  }),
  subPages: listOf("page", subPage, {
    title: "Pages of the menu",
    hint: "Only for a menu, in the order shown.",
  }).optional(),
})
  .refine(
    // A path ends where a word ends: the pages of "/flagship" include "/flagship-programs".
    ({ path, subPages = [] }) =>
      subPages.every(
        (page) => page.path.startsWith(path) && /^(?:[/-]|$)/.test(page.path.slice(path.length)),
      ),
    rule(
      "The path of a menu must be the start of the paths of its pages.",
      "Correct the path, or move the page out of the menu.",
      "path",
    ),
  )
  .meta({ id: "NavigationEntry", title: "Entry", hint: "A link, or a menu of links." });

export const header = contentObject({
  entries: listOf("entry", entry),
  explore: action.meta({ title: "Button", hint: "The button at the end of the navigation." }),
}).meta({ id: "HeaderNavigation", title: "Header", hint: "The navigation at the top of every page." });

const footerLink = contentObject({
  name: text.meta({ hint: "The words of the link." }),
  path: path.meta({ hint: "The page that the link leads to." }),
  isPlanned: z.boolean().optional().meta({
    title: "Planned",
    hint: "On if the page does not exist yet. The link then leads to the home page.",
  }),
}).meta({ id: "FooterLink", title: "Link", hint: "A link of the footer." });

export const footer = contentObject({
  heading: text.meta({ hint: "The heading of the links." }),
  links: listOf("link", footerLink),
  followUs: text.meta({ title: "Above the social networks", hint: 'Such as "Follow Us".' }),
  contact: text.meta({ title: "Above the address", hint: 'Such as "Contact".' }),
  rights: text.regex(/^[^©]*$/).meta({
    title: "Copyright",
    description: 'the text after the year and the brand, without "©", which the site adds',
  }),
  developedBy: text.meta({ title: "Before the developer's name", hint: 'Such as "Website by".' }),
}).meta({
  id: "FooterNavigation",
  title: "Footer",
  hint: "The links and words at the bottom of every page.",
});
