import { type BrokenContent, edit } from "./broken-content";

const trunk = "The 0 after the country code is dialed inside the country only";
const placeholder = "This is a placeholder, not a text.";

const phone = (name: string, written: string, message: string, suggestion?: string) =>
  edit(name, "site", ['"+20 2 0000 0002"', JSON.stringify(written)], { message, suggestion });

/** Returns an address of a developer, with what the check reports. */
const address = (written: string, suggestion?: string) =>
  edit(`a web address is ${written}`, "site", ['"https://example.com"', JSON.stringify(written)], {
    message: '"url" must be a whole web address',
    suggestion,
  });

const social = (name: string, written: string) =>
  edit(name, "site", [/(?<="name": "LinkedIn",\s+"destination": ")/, written], {
    message: "The address must be that of your page in this network.",
    suggestion: "Correct the network or the address.",
  });

const heading = (text: string) =>
  edit(`a text is ${JSON.stringify(text)}`, "home", ['"Our clients"', JSON.stringify(text)], {
    message: '"heading" must be text',
  });

const alt = (text: string, suggestion = "Describe what the picture shows") =>
  edit(`an alternative text is ${text}`, "palsam", [/"alt": ".*"/, `"alt": "${text}"`], {
    message: "This does not say what the picture shows.",
    suggestion,
  });

/** Values that have the right form, but that nobody can mean. */
export const valueCases: BrokenContent[] = [
  phone(
    "a phone number has the spaces and hyphens of a text program",
    "+20\u00a02\u20110000\u20110002",
    "phone number",
    'Write "+20 2 0000 0002".',
  ),
  phone("a phone number has a zero in brackets", "+20 (0)2 0000 0002", trunk, 'Write "+20 2 0000 0002".'),
  phone("a British number has a zero in brackets", "+44 (0)20 7946 0000", trunk, '"+44 20 7946 0000"'),
  phone("a country code starts with zero", "+02 0000 0009", "must be a phone number in international form"),
  address("https://a"),
  address("https://localhost"),
  address("https://.."),
  address("https:/www.example.com", 'Write "https://www.example.com".'),

  social("an icon leads to another network", "https://m.facebook.com/merl"),
  social("an icon leads to the first page of its network", "https://www.linkedin.com/"),
  edit("a network has two icons", "site", ['"network": "x"', '"network": "linkedin"'], {
    at: [/"name": "X"/, /\{\s+"network": "linkedin"/],
    message: "This entry has the same network as the one in line",
    suggestion: "Remove one of the two",
  }),
  edit("a latitude is beyond the map", "contact", ["30.0444,\n", "151.2093,\n"], {
    message: '"latitude" must be degrees north as a decimal number, from -85 to 85.',
  }),
  edit("coordinates are copied from a map", "contact", ["31.2357,\n", '"30.0444, 31.2357",\n'], {
    message: '"longitude" must be degrees east as a decimal number, from -180 to 180.',
  }),
  edit("a subdomain of the map is there twice", "contact", ['"abc"', '"abcb"'], {
    message: '"subdomains" must be the letters or digits that replace {s}',
  }),
  edit("a number of the home page has no digit", "home", ['"500"', '"abc"'], {
    message: '"value" must be a number as visitors see it, such as "150,000".',
  }),
  heading("---"),
  heading("\u200d\u00ad"),
  ...["Lorem ipsum dolor sit amet", "TODO", "TODO: write this", "xxx"].map((text) =>
    edit(`a text is ${text}`, "home", ['"Our clients"', `"${text}"`], {
      message: placeholder,
      suggestion: "Write the text, or remove the field.",
    }),
  ),
  edit("a text was read in another encoding", "home", ['"Our clients"', '"Our clientsâ€™ logos"'], {
    message: '"â€™" is a character that a program has read in the wrong encoding.',
    suggestion: "Write the character again.",
  }),
  edit("an Arabic text was read in another encoding", "home", ['"Our clients"', '"Ø§Ù„Ø¹Ù…Ù„Ø§Ø¡"'], {
    message: "is a character that a program has read in the wrong encoding.",
    suggestion: "Write the character again.",
  }),
  alt("palsam.jpg"),
  alt("Picture"),
  edit("a chapter has its number", "miniMba", ['"Business Basics"', '"CH1 Business Basics"'], {
    message:
      'Entry 1 of "chapters" must be text without a bullet or a number at its start, which the site adds.',
    suggestion: 'Write "Business Basics".',
  }),
  {
    name: "the topics of an outline have their numbers",
    change: (content) => {
      const texts = ["Plan the visit", "Gain access", "Open"];
      for (const [index, text] of texts.entries())
        content.edit("programs/palsam.json", `"title": "${text}"`, `"title": "${index + 1}. ${text}"`);
    },
    diagnostics: [
      {
        file: "programs/palsam.json",
        at: '"topics": [',
        message: "Each entry starts with a number, which the site adds.",
        suggestion: "Remove the numbers.",
      },
    ],
  },
  edit("a heading has no text below it", "hats", [/"paragraphs": \[[^\]]*\]/, '"paragraphs": []'], {
    message: "A heading must have a text below it.",
    suggestion: 'Write "lead" or a paragraph.',
  }),
  edit("two headings differ in a space only", "home", ['"Our trainers"', '"Our\u00a0clients"'], {
    message: 'The heading "Our[no-break space]clients" is on this page already, in line',
    suggestion: "Change one of the two.",
  }),
  edit("the path of a menu ends inside a word", "header", ['"path": "/flagship",', '"path": "/flag",'], {
    message: "The path of a menu must be the start of the paths of its pages.",
    suggestion: "Correct the path, or move the page out of the menu.",
  }),
  edit("the copyright is typed in", "footer", ['"All rights', '"© Merl. All rights'], {
    message: '"rights" must be the text after the year and the brand, without "©"',
  }),
  edit("a title has the brand", "palsam", [/(?<="title": ")PALSAM: [^"]*/, "PALSAM | Merl"], {
    message: 'The title contains the brand "Merl" already',
    suggestion: 'Write "PALSAM".',
  }),
  edit("a title is only the brand", "home", [/"title": "Management[^"]*"/, '"title": "Merl"'], {
    message: 'The title contains the brand "Merl" already',
    suggestion: "Write what this page is about.",
  }),
  ...[
    ["title", "MINI MBA: Business Essentials"],
    [
      "description",
      "The MSU/MDI Mini-MBA Business Essentials program: 16 chapters on the business environment, ownership, management, marketing and finance.",
    ],
  ].map(([field = "", text = ""]) =>
    edit(`two pages have one ${field}`, "palsam", [new RegExp(`(?<="${field}": ")[^"]{30,}`), text], {
      message: "data/programs/mini-mba.json has the same text.",
      suggestion: "Write what is special about this page.",
    }),
  ),
  edit(
    "a category has no picture",
    "gallery",
    ['{\n      "label": "All"\n    },', '{ "label": "All" }, { "label": "Awards" },'],
    {
      at: '"Awards"',
      message: 'No picture has the category "Awards".',
      suggestion: "Remove it, or add a picture of this category.",
    },
  ),
];
