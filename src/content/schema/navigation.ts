import { z } from "zod";
import { homePath } from "../../site-paths";
import { action } from "./section";
import { contentObject, listOf, pagePath, path, text } from "./vocabulary";

const subPage = contentObject(
  "SubPage",
  { name: text.meta({ hint: "The words of the link." }), path: pagePath },
  { title: "Page", hint: "A page of the menu.", graphql: 'program: Program @link(by: "path", from: "path")' },
);

/** A page, or a menu of pages. */
const entry = contentObject(
  "NavigationEntry",
  {
    name: text.meta({ hint: "The words of the link or of the menu." }),
    path: path.meta({
      hint: "The page that the link leads to. For a menu: the start of the paths of all its pages.",
    }),
    subPages: listOf("page", subPage, {
      title: "Pages of the menu",
      hint: "Only for a menu, in the order shown.",
    }).optional(),
  },
  {
    title: "Entry",
    hint: "A link, or a menu of links.",
    rule: {
      // A path ends where a word ends: the pages of "/flagship" include "/flagship-programs".
      holds: ({ path, subPages = [] }) =>
        subPages.every(
          (page) => page.path.startsWith(path) && /^(?:[/-]|$)/.test(page.path.slice(path.length)),
        ),
      field: "path",
      message: "The path of a menu must be the start of the paths of its pages.",
      suggestion: "Correct the path, or move the page out of the menu.",
    },
  },
);

export const header = contentObject(
  "HeaderNavigation",
  {
    entries: listOf("entry", entry),
    explore: action.meta({ title: "Button", hint: "The button at the end of the navigation." }),
  },
  { title: "Header", hint: "The navigation at the top of every page." },
);

const footerLink = contentObject(
  "FooterLink",
  {
    name: text.meta({ hint: "The words of the link." }),
    path: path.meta({ hint: "The page that the link leads to." }),
    isPlanned: z
      .boolean()
      .meta({
        title: "Planned",
        description: `true if the page does not exist yet: its link leads to ${homePath}`,
        hint: "On if the page does not exist yet. The link then leads to the home page.",
      })
      .optional(),
  },
  { title: "Link", hint: "A link of the footer." },
);

export const footer = contentObject(
  "FooterNavigation",
  {
    heading: text.meta({ hint: "The heading of the links." }),
    links: listOf("link", footerLink),
    followUs: text.meta({ title: "Above the social networks", hint: 'Such as "Follow Us".' }),
    contact: text.meta({ title: "Above the address", hint: 'Such as "Contact".' }),
    rights: text.regex(/^[^©]*$/).meta({
      title: "Copyright",
      description: 'the text after the year and the brand, without "©", which the site adds',
      hint: "The text after the year and the brand.",
    }),
    developedBy: text.meta({ title: "Before the developer's name", hint: 'Such as "Website by".' }),
  },
  { title: "Footer", hint: "The links and words at the bottom of every page." },
);
