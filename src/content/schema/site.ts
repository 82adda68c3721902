import { z } from "zod";
import { comparable } from "../../comparable";
import { phoneNumber } from "./phone-number";
import { drawing } from "./picture-field";
import { mayBeProfile, networks } from "./social-network";
import { contentObject, destination, listOf, rule, text, webAddress } from "./vocabulary";

const contact = contentObject({
  address: z
    .array(text.meta({ title: "Line" }))
    .min(1)
    .describe("the postal address, a list of lines"),
  locality: text.meta({ title: "Town", description: "the town of the address, for search engines" }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({
      description: 'the country of the address, for search engines: two capital letters, such as "EG"',
      examples: ["EG"],
    }),
  phones: z.array(phoneNumber).min(1).meta({
    title: "Phone numbers",
    description: "a list of at least one phone number, the first for quotes",
    hint: "In international form, such as +20 2 1234 5678, or a hotline, such as 19123. The first is the one for quotes.",
  }),
  email: z.email().meta({
    description: 'an email address, such as "hello@example.com"',
    hint: "Where visitors write to.",
    examples: ["hello@example.com"],
  }),
})
  .refine(
    ({ address, locality }) => address.some((line) => comparable(line).includes(comparable(locality))),
    rule("The town must be part of the address.", "Correct the town or the address.", "locality"),
  )
  .meta({
    id: "Contact",
    hint: "How visitors reach you: in the footer, on the contact page and on the pages of programs.",
  });

const brand = contentObject({
  name: text.meta({ hint: "The brand's name." }),
  claim: text.meta({ hint: "What the brand stands for, in one sentence." }),
  logo: drawing.meta({ title: "Logo" }),
  logoOnDark: drawing.meta({ title: "Logo on dark ground" }),
  icon: drawing.meta({
    title: "Icon",
    hint: "A square drawing (SVG) that browsers show beside the page's title.",
    slot: "siteIcon",
  }),
}).meta({ id: "Brand", hint: "Name, claim and logos." });

const socialLink = contentObject({
  network: z.enum(networks).meta({ id: "SocialNetwork", hint: "The icon in the footer." }),
  name: text.meta({ hint: "The network's name, for screen readers." }),
  destination,
})
  .refine(
    ({ network, destination }) => mayBeProfile(network, destination),
    rule(
      "The address must be that of your page in this network.",
      "Correct the network or the address.",
      "destination",
    ),
  )
  .meta({ id: "SocialLink", title: "Social network", hint: "A social network and your page there." });

const developer = contentObject({
  name: text.meta({ hint: "Who made the site." }),
  url: webAddress.meta({ title: "Web address", hint: "The page that their name links to." }),
}).meta({ id: "Developer", hint: "Who made the site; named at the end of the footer." });

export const site = contentObject({
  address: webAddress.regex(/^https:\/\/[^\s/?#]+$/).meta({
    title: "Address of the site",
    description:
      'the address the site is published at, such as "https://www.example.com", without a path or a slash at the end',
    hint: "The address the site is published at, such as https://www.example.com, without a path.",
  }),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)
    .meta({
      description: 'a language code, such as "en"',
      hint: "The language of the texts, as a code: en for English, ar for Arabic, en-GB for British English.",
      examples: ["en"],
    }),
  brand,
  contact,
  social: listOf("social network", socialLink, { title: "Social networks" }),
  developer,
}).meta({ id: "SiteSettings", hint: "Brand, contact, social networks and the address of the site." });
