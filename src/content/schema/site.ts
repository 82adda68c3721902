import { z } from "zod";
import { comparable } from "../../comparable";
import { phoneNumber } from "./phone-number";
import { drawing } from "./picture-field";
import { mayBeProfile, networks } from "./social-network";
import { contentObject, destination, listOf, text, webAddress } from "./vocabulary";

const email = z.email().meta({
  description: 'an email address, such as "hello@example.com"',
  hint: "Where visitors write to.",
  examples: ["hello@example.com"],
});

const contact = contentObject(
  "Contact",
  {
    address: z
      .array(text.meta({ title: "Line" }))
      .min(1)
      .meta({
        description: "the postal address, a list of lines",
        hint: "The postal address, line by line.",
      }),
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
    email,
  },
  {
    hint: "How visitors reach you: in the footer, on the contact page and on the pages of programs.",
    rule: [
      {
        holds: ({ address, locality }) =>
          address.some((line) => comparable(line).includes(comparable(locality))),
        field: "locality",
        message: "The town must be part of the address.",
        suggestion: "Correct the town or the address.",
      },
    ],
  },
);

const brand = contentObject(
  "Brand",
  {
    name: text.meta({ hint: "The brand's name." }),
    claim: text.meta({ hint: "What the brand stands for, in one sentence." }),
    logo: drawing.meta({ title: "Logo" }),
    logoOnDark: drawing.meta({ title: "Logo on dark ground" }),
    icon: drawing.meta({
      title: "Icon",
      hint: "A square drawing (SVG) that browsers show beside the page's title.",
      slot: "siteIcon",
    }),
  },
  { hint: "Name, claim and logos." },
);

const socialLink = contentObject(
  "SocialLink",
  {
    network: z.enum(networks).meta({
      id: "SocialNetwork",
      description: new Intl.ListFormat("en-GB", { type: "disjunction" }).format(networks),
      hint: "The icon in the footer.",
    }),
    name: text.meta({ hint: "The network's name, for screen readers." }),
    destination,
  },
  {
    title: "Social network",
    hint: "A social network and your page there.",
    rule: {
      holds: ({ network, destination }) => mayBeProfile(network, destination),
      field: "destination",
      message: "The address must be that of your page in this network.",
      suggestion: "Correct the network or the address.",
    },
  },
);

const developer = contentObject(
  "Developer",
  {
    name: text.meta({ hint: "Who made the site." }),
    url: webAddress.meta({ title: "Web address", hint: "The page that their name links to." }),
  },
  { hint: "Who made the site; named at the end of the footer." },
);

const settings = {
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
};

export const site = contentObject("SiteSettings", settings, {
  hint: "Brand, contact, social networks and the address of the site.",
});
