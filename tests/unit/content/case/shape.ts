import { type BrokenContent, slip } from "./broken-content";

const home = "pages/home.json";
const palsam = "programs/palsam.json";

/** Fields that are not there, not known, or not of the right form. */
export const shapeCases: BrokenContent[] = [
  // Unknown fields
  slip("a field in a group is misspelt", palsam, ['"days": 4', '"dayz": 4'], {
    at: '"dayz"',
    field: "duration.dayz",
    found: 'a field "dayz" that the site does not know',
    expected: "hours, days",
    remedy: 'did you mean "days"?',
  }),
  slip("a required field of the page is misspelt", palsam, ['"summary":', '"sumary":'], {
    at: '"sumary"',
    field: "sumary",
    found: 'a field "sumary" that the site does not know',
    expected: "summary",
    remedy: 'did you mean "summary"?',
  }),
  slip(
    "a field three groups deep is misspelt",
    "gallery/gallery.json",
    [/"src"(?=: "\.\/palsam-1\.jpg")/, '"scr"'],
    {
      at: '"scr"',
      field: "items[2].img.scr",
      found: 'a field "scr" that the site does not know',
      expected: "src, alt",
      remedy: 'did you mean "src"?',
    },
  ),
  slip("a field is none that the site knows", palsam, ['"days": 4', '"days": 4,\n    "price": 100'], {
    at: '"price"',
    field: "duration.price",
    found: 'a field "price" that the site does not know',
    expected: "hours, days",
    remedy: 'remove "price"',
  }),

  // Missing fields
  slip("a field of the page is missing", palsam, [/,\n {2}"accent": "rust"/, ""], {
    at: /^\{/,
    field: "accent",
    found: 'no field "accent"',
    expected: 'one of "orange"',
    remedy: 'add "accent"',
  }),
  slip("a field in an entry of a list is missing", "clients/clients.json", [/\n {6}"name": "Lotanza",/, ""], {
    at: /\{\s+"image": \{\s+"src": "\.\/client-02/,
    field: "logos[1].name",
    found: 'no field "name"',
    expected: "text, not empty",
    remedy: 'add "name"',
  }),
  slip("a picture is missing", "pages/partners.json", [/,\n {4}"image": \{[^}]*\}/, ""], {
    at: '"landing": {',
    field: "landing.image",
    found: 'no field "image"',
    expected: "a group of fields",
    remedy: 'add "image"',
  }),

  // Mistyped fields
  slip("a text stands where a list should", "site.json", [/\["Sample office[^\]]*\]/, '"1 Sample Street"'], {
    at: '"1 Sample Street"',
    field: "contact.address",
    found: '"1 Sample Street"',
    expected: "a list of lines",
    remedy: "put it between [ and ]",
  }),
  slip(
    "a truth value stands in quotation marks",
    palsam,
    ['"isExpandable": false', '"isExpandable": "false"'],
    {
      at: '"isExpandable"',
      field: "landing.isExpandable",
      found: '"false"',
      expected: "true if",
      remedy: "remove the quotation marks",
    },
  ),
  slip("a truth value is written as a word", palsam, ['"isExpandable": false', '"isExpandable": "no"'], {
    at: '"isExpandable"',
    field: "landing.isExpandable",
    found: '"no"',
    expected: "true if",
    remedy: "write false, without quotation marks",
  }),
  slip("a text is null", palsam, [/"tagline": ".*"/, '"tagline": null'], {
    at: '"tagline":',
    field: "landing.tagline",
    found: "null",
    expected: "text, not empty",
    remedy: "write the value in its place, or remove the field",
  }),
  slip("a number stands where a text should", home, ['"value": "200"', '"value": 200'], {
    at: '"value": 200',
    field: "progress.figures[3].value",
    found: "200",
    expected: "text",
    remedy: 'put it between quotation marks: "200"',
  }),
  slip(
    "a text stands where a group should",
    "pages/about-us.json",
    [/"mission": \{[^}]*\}/, '"mission": "To train."'],
    {
      at: '"mission"',
      field: "mission",
      found: '"To train."',
      expected: "a group of fields",
      remedy: "change the value",
    },
  ),

  // One of several words
  slip("a colour's name has a slip", home, [/"orange"/, '"oragne"'], {
    at: '"oragne"',
    field: "progress.figures[0].accent",
    found: '"oragne"',
    expected: '"orange", "gold", "teal"',
    remedy: 'did you mean "orange"?',
  }),
  slip("a word is none of those offered", palsam, ['"tone": "dark"', '"tone": "grayish"'], {
    at: '"tone"',
    field: "landing.tone",
    found: '"grayish"',
    expected: 'one of "light", "dark"',
    remedy: "change the value",
  }),

  // Texts
  slip("an alternative text is empty", palsam, [/"alt": ".*"/, '"alt": ""'], {
    at: '"alt"',
    field: "landing.image.alt",
    found: '""',
    expected: "alternative text",
    remedy: "write the text",
  }),
  slip("a text that may be left out is empty", palsam, [/"tagline": ".*"/, '"tagline": ""'], {
    at: '"tagline":',
    field: "landing.tagline",
    found: '""',
    expected: "text, not empty",
    remedy: "write the text, or remove the field",
  }),
  slip("a text ends with a space", home, ['"Our clients"', '"Our clients "'], {
    at: '"Our clients "',
    field: "clients.heading",
    found: '"Our clients "',
    expected: "without spaces at its start or end",
    remedy: "remove the spaces",
  }),
  slip("a title is too long", palsam, [/(?<="title": ")PALSAM: [^"]*/, "T".repeat(61)], {
    at: /"title": "TTTT/,
    field: "metadata.title",
    found: "TTTT",
    expected: "60 characters at most",
    remedy: "shorten it by 1 character",
  }),
  slip("a title is too long with the brand", palsam, [/(?<="title": ")PALSAM: [^"]*/, "T".repeat(55)], {
    at: /"title": "TTTT/,
    field: "metadata.title",
    found: 'T | Merl": 62 characters',
    expected: "60 characters at most, the brand included",
    remedy: "shorten it by 2 characters",
  }),
  slip("a description is too short", palsam, [/(?<="description": ")[^"]*/, "Sales calls."], {
    at: '"Sales calls."',
    field: "metadata.description",
    found: '"Sales calls."',
    expected: "70 to 160 characters",
    remedy: "lengthen it by 58 characters",
  }),
  slip("a description is empty", palsam, [/(?<="description": ")[^"]*/, ""], {
    at: '"description": ""',
    field: "metadata.description",
    found: '""',
    expected: "70 to 160 characters",
    remedy: "write the text",
  }),

  // Addresses
  slip("a telephone number has no country code", "site.json", ['"+20 2 0000 0002"', '"02 0000 0002"'], {
    at: '"phones":',
    field: "contact.phones[1]",
    found: '"02 0000 0002"',
    expected: "international form",
    remedy: "change the value",
  }),
  slip("a web address starts with http", "site.json", ['"https://example.com"', '"http://example.com"'], {
    at: '"url":',
    field: "developer.url",
    found: '"http://example.com"',
    expected: 'starts with "https://"',
    remedy: 'write "https://example.com"',
  }),
  slip("a map tile's address has no zoom", "pages/contact-us.json", ["/{z}/{x}", "/{x}"], {
    at: '"tileUrl"',
    field: "map.tileUrl",
    found: "/{x}/{y}.png",
    expected: "{z}, {x} and {y}",
    remedy: "change the value",
  }),

  slip(
    "a form is sent to a page of the site",
    "pages/contact-us.json",
    [/"destination": "[^"]*"/, '"destination": "/about-us"'],
    {
      at: '"destination"',
      field: "form.destination",
      found: '"/about-us"',
      expected: 'a web address that starts with "https://", or ""',
      remedy: "change the value",
    },
  ),
  slip("a town is not that of the address", "site.json", ['"locality": "Cairo"', '"locality": "Giza"'], {
    at: '"locality":',
    field: "contact.locality",
    found: '"Giza"',
    expected: "a town that the address names",
    remedy: "correct the town or the address",
  }),

  // Language
  slip("a locale is of another language", "site.json", ['"en_US"', '"ar_EG"'], {
    at: '"locale":',
    field: "locale",
    found: '"ar_EG"',
    expected: "a locale of the site's language",
    remedy: "correct the language or the locale",
  }),

  // Numbers that depend on each other
  slip("days are written as words beside hours as a number", palsam, ['"days": 4', '"days": "4 days"'], {
    at: '"days"',
    field: "duration.days",
    found: '"4 days"',
    expected: "a whole number of days, from 1 to 60, without quotation marks",
    remedy: "write 4, without quotation marks",
  }),
  slip("there are fewer hours than days", palsam, ['"hours": 24', '"hours": 2'], {
    at: '"days"',
    field: "duration.days",
    found: "4",
    expected: "hours and days that agree",
    remedy: "correct the hours or the days",
  }),
  slip("there are more hours than the days hold", palsam, ['"days": 4', '"days": 1'], {
    at: '"days"',
    field: "duration.days",
    found: "1",
    expected: "between 1 and 12 hours a day",
    remedy: "correct the hours or the days",
  }),
  slip("the hours are a fraction", palsam, ['"hours": 24', '"hours": 24.5'], {
    at: '"hours"',
    field: "duration.hours",
    found: "24.5",
    expected: "a whole number of hours",
    remedy: "write 25, or another whole number",
  }),
  slip("there are no days", palsam, ['"days": 4', '"days": 0'], {
    at: '"days"',
    field: "duration.days",
    found: "0",
    expected: "a whole number of days",
    remedy: "write 1 or more",
  }),
  slip("there are more hours than any program has", palsam, ['"hours": 24', '"hours": 999'], {
    at: '"hours"',
    field: "duration.hours",
    found: "999",
    expected: "a whole number of hours, from 1 to 500",
    remedy: "write 500 or less",
  }),

  // Lists
  slip("a slide too few", home, [/,\s+\{\s+"src": "\.\/home-2\.jpg"[^\]]*/, ""], {
    at: '"slides": [',
    field: "carousel.slides",
    found: "a list of 1 entry",
    expected: "a list of two to five pictures",
    remedy: "add 1 more",
  }),
  slip(
    "a related program too many",
    palsam,
    ['"/flagship/rx-sales",', '"/flagship/rx-sales", "/certifications/mini-mba",'],
    {
      at: '"related"',
      field: "related",
      found: "a list of 4 entries",
      expected: "three other programs",
      remedy: "remove 1",
    },
  ),
  slip("a program is related to itself", palsam, ['"/flagship/rx-sales"', '"/flagship/palsam"'], {
    at: '"related"',
    field: "related",
    found: "a list of 3 entries",
    expected: "none of them this one",
    remedy: "name another program",
  }),
  slip("a related program is named twice", palsam, ['"/flagship/rx-sales"', '"/flagship/order-making"'], {
    at: '"related"',
    field: "related[1]",
    found: '"/flagship/order-making" a second time',
    expected: "each entry of the list once",
    remedy: "remove one of the two, or change it",
  }),

  // Fields that exclude each other, and the list of samples
  slip(
    "an outline has topics and groups",
    palsam,
    [
      /"topics": \[(?=\s+\{\s+"title": "Plan the visit")/,
      '"groups": [{ "title": "A", "category": "B", "topics": [{ "title": "C" }] }],\n    "topics": [',
    ],
    {
      at: '"outline": {',
      field: "outline",
      found: "a group of fields",
      expected: 'either "topics" or "groups", and not both',
      remedy: "keep the one",
    },
  ),
  slip("the sample list has a slip", "site.json", ['"phones", "email"]', '"phone", "email"]'], {
    at: '"phone", "email"]',
    field: "contact.sample[1]",
    found: '"phone"',
    expected: '"phones"',
    remedy: 'did you mean "phones"?',
  }),

  // Placeholders
  slip("a placeholder is lost", "interface.json", ["row {position} of {count}", "row {position}"], {
    at: '"row"',
    field: "clients.row",
    found: '"{heading}, row {position}"',
    expected: "text with {heading}, {position}, and {count} in it, and nothing else in braces",
    remedy: "change the value",
  }),
  slip(
    "a placeholder is none that the site knows",
    "interface.json",
    ["{place}, opens", "{plaace} {place}, opens"],
    {
      at: '"marker"',
      field: "map.marker",
      found: '"{plaace} {place}',
      expected: "text with {place} in it, and nothing else in braces",
      remedy: "change the value",
    },
  ),
];
