import { type BrokenContent, edit } from "./broken-content";

export const shapeCases: BrokenContent[] = [
  edit("a required field of the page is misspelled", "palsam", ['"summary":', '"sumary":'], {
    message: 'Unknown field "sumary".',
    suggestion: 'Did you mean "summary"?',
  }),
  edit("a field is unknown", "palsam", ['"days": 4', '"days": 4,\n    "price": 100'], {
    at: '"price"',
    message: 'Unknown field "price": the fields of this group are hours, days, sample.',
    suggestion: 'Remove "price" and its value.',
  }),
  edit("the name of a field has a no-break space", "palsam", ['"days": 4', '"days\u00a0": 4'], {
    message: 'Unknown field "days[no-break space]".',
    suggestion: 'Did you mean "days"?',
  }),
  edit("a field of the page is missing", "palsam", [/,\n {2}"accent": "rust"/, ""], {
    at: /^\{/,
    message: 'Missing field "accent": it must be "orange", "teal", "blue", or "rust".',
    suggestion: 'Add "accent" to the group that starts here.',
  }),
  edit("an entry of a list has no number", "clients", [/\n {6}"id": 2,/, ""], {
    at: /\{\s+"image": \{\s+"src": "\.\/client-02/,
    message:
      'Missing field "id": it must be a whole number up to 99,999 that no other entry of the list has.',
    suggestion: 'Add "id": 2 to the group that starts here. It is the next free number.',
  }),
  edit("a text replaces a list", "site", [/\[\s+"Sample office[^\]]*\]/, '"1 Sample Street"'], {
    message: '"address" must be the postal address, a list of lines.',
    suggestion: "Put it between [ and ], as a list of one.",
  }),
  edit("a boolean is in quotation marks", "palsam", ['"isExpandable": false', '"isExpandable": "false"'], {
    message: '"isExpandable" must be true if the text folds on phones',
    suggestion: "Write false, without quotation marks.",
  }),
  edit("a text is null", "palsam", [/"tagline": ".*"/, '"tagline": null'], {
    message: '"tagline" must be a text in quotation marks.',
    suggestion: "Write the value in place of null, or remove the field.",
  }),
  edit("a number replaces a text", "home", ['"value": "200"', '"value": 200'], {
    message: '"value" must be a text in quotation marks.',
    suggestion: 'Write "200".',
  }),
  edit("a word is not among the options", "palsam", ['"tone": "dark"', '"tone": "grayish"'], {
    message: '"tone" must be "light" or "dark".',
  }),
  edit("an alternative text is empty", "palsam", [/"alt": ".*"/, '"alt": ""'], {
    message: '"alt" must be what the picture shows, for screen readers (alternative text).',
    suggestion: "Write the text.",
  }),
  edit("a text ends with a space", "home", ['"Our clients"', '"Our clients "'], {
    message: '"heading" must be text, not empty, without spaces at its start or end.',
    suggestion: "Remove the spaces at its start and end.",
  }),
  edit("a title is too long", "palsam", [/(?<="title": ")PALSAM: [^"]*/, "T".repeat(61)], {
    message: '"title" must be the page\'s title without the brand; with it, 60 characters at most.',
    suggestion: "Shorten it by 1 character.",
  }),
  edit("a title is too long with the brand", "palsam", [/(?<="title": ")PALSAM: [^"]*/, "T".repeat(55)], {
    message: 'With the brand, the title "TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT | Merl"',
    suggestion: "Shorten it by 2 characters.",
  }),
  edit("a description is too short", "palsam", [/(?<="description": ")[^"]*/, "Sales calls."], {
    message: '"description" must be one or two sentences, 70 to 160 characters.',
    suggestion: "Lengthen it by 58 characters.",
  }),
  edit("the site's address has a path", "site", ['"https://www.example.com"', '"https://a.github.io/b"'], {
    message: '"address" must be the address the site is published at, such as "https://www.example.com"',
  }),
  edit("a map tile's address has no zoom", "contact", ["/{z}/{x}", "/{x}"], {
    message: '"tileUrl" must be a web address with {z}, {x} and {y} in it, and {s} for the subdomain',
  }),
  edit("a form is sent to a page", "contact", [/"destination": "[^"]*"/, '"destination": "/about-us"'], {
    message:
      '"destination" must be a whole web address, such as "https://forms.example.com/f/1", or "" for none.',
  }),
  edit("the town is not in the address", "site", ['"locality": "Cairo"', '"locality": "Giza"'], {
    message: "The town must be part of the address.",
    suggestion: "Correct the town or the address.",
  }),
  edit("days are written as words beside hours as a number", "palsam", ['"days": 4', '"days": "4 days"'], {
    message: '"days" must be a whole number of days, from 1 to 60, without quotation marks.',
    suggestion: "Write 4, without quotation marks.",
  }),
  edit("there are fewer hours than days", "palsam", ['"hours": 24', '"hours": 2'], {
    at: '"days"',
    message: "The hours and the days must agree: between 1 and 12 hours a day.",
    suggestion: "Correct the hours or the days.",
  }),
  edit("the hours are a fraction", "palsam", ['"hours": 24', '"hours": 24.5'], {
    message: '"hours" must be a whole number of hours, from 1 to 500, without quotation marks.',
    suggestion: "Write 25, or another whole number.",
  }),
  edit("there is one slide too few", "home", [/,\s+\{\s+"src": "\.\/home-2\.svg"[^\]]*/, ""], {
    at: '"slides": [',
    message: '"slides" must be a list of two to five pictures.',
    suggestion: "Add 1 more.",
  }),
  edit("a program is related to itself", "palsam", ['"/flagship/rx-sales"', '"/flagship/palsam"'], {
    at: '"related": [',
    message: "The list must name three different programs, but not this one.",
    suggestion: "Name another program.",
  }),
  edit("a related program is listed twice", "palsam", ['"/flagship/rx-sales"', '"/flagship/order-making"'], {
    at: ['"related"', /"\/flagship\/order-making",\s+"\/flagship\/creative/],
    message: '"/flagship/order-making" is in this list already, in line',
    suggestion: "Remove one of the two, or change it to what was meant.",
  }),
  edit(
    "an outline has topics and groups",
    "palsam",
    [
      /"topics": \[(?=\s+\{\s+"id": 1,\s+"title": "Plan the visit")/,
      '"groups": [{ "id": 1, "title": "A", "category": "B", "topics": [{ "id": 1, "title": "C" }] }],\n    "topics": [',
    ],
    {
      at: '"outline": {',
      message: 'An outline must have either "topics" or "groups", and not both.',
      suggestion: "Remove one of the two.",
    },
  ),
  edit("the sample list is misspelled", "site", [/"phones"(?=,\s+"email"\s+\])/, '"phone"'], {
    message: 'Entry 2 of "sample" must be "address", "locality", "country", "phones", or "email".',
    suggestion: 'Did you mean "phones"?',
  }),
  edit("a placeholder is missing", "words", ["row {position} of {count}", "row {position}"], {
    message: '"row" must be text with {heading}, {position}, and {count} in it',
  }),
  edit(
    "a placeholder is misspelled beside the right one",
    "words",
    ["{place}, opens", "{plaace} {place}, opens"],
    {
      message: '"marker" must be text with {place} in it, and nothing else in braces.',
    },
  ),
];
