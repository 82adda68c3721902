import { z } from "zod";
import { content, destination, drawing, text, webAddress } from "./vocabulary";

const telephone = z
  .string()
  .regex(/^\+\d[\d ]{6,20}\d$/)
  .describe('a telephone number in international form, such as "+20 2 1234 5678"');

const email = z.email().describe('an e-mail address, such as "hello@example.com"');

const contact = content(
  "Contact",
  {
    address: z.array(text).min(1).describe("the postal address, a list of lines"),
    locality: text.describe("the town of the address, for search engines"),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('the country of the address, for search engines: two capital letters, such as "EG"'),
    phones: z.array(telephone).length(3).describe("a list of three telephone numbers, the first for quotes"),
    email,
  },
  {
    rule: {
      holds: ({ address, locality }) => address.some((line) => line.includes(locality)),
      field: "locality",
      expected: "a town that the address names",
      remedy: "correct the town or the address",
    },
  },
);

const settings = {
  address: webAddress
    .regex(/[^/]$/)
    .describe('the address the site is published at, such as "https://www.example.com", no slash at the end'),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)
    .describe('a language code, such as "en"'),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .describe('a language and a country, such as "en_US"'),
  direction: z.enum(["ltr", "rtl"]).meta({ id: "Direction", description: '"ltr" or "rtl"' }),
  brand: content("Brand", {
    name: text,
    claim: text,
    logo: drawing,
    logoOnDark: drawing,
    icon: drawing.meta({ place: "siteIcon" }),
  }),
  contact,
  social: z
    .array(
      content("SocialLink", {
        network: z
          .enum(["x", "linkedin", "facebook", "instagram"])
          .meta({ id: "SocialNetwork", description: "x, linkedin, facebook or instagram" }),
        name: text,
        destination,
      }),
    )
    .length(4)
    .describe("a list of four social networks"),
  developer: content("Developer", { name: text, url: webAddress }),
};

/** data/site.json: who runs the site and how to reach them. */
export const site = content("SiteSettings", settings, {
  rule: {
    holds: ({ language, locale }) => locale.startsWith(language.slice(0, 2).toLowerCase()),
    field: "locale",
    expected: "a locale of the site's language",
    remedy: "correct the language or the locale",
  },
});
