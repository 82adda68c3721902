import { type BrokenContent, edit } from "./broken-content";

const home = "pages/home.json";
const palsam = "programs/palsam.json";

const category = /"Executive Coaching"(?=,\s+"img": \{\s+"src": "\.\/executive-coaching-1)/;

const offered =
  'Write "Merl Flagship Programs", "Executive Coaching", or "Flagship Program - PALSAM", or add it to "filters".';

export const referenceCases: BrokenContent[] = [
  // Paths of pages
  edit(
    "two pages have one path",
    palsam,
    ['"path": "/flagship/palsam"', '"path": "/certifications/mini-mba"'],
    {
      at: '"path"',
      field: "path",
      message:
        'The path must be "/flagship/palsam" or "/certifications/palsam", like the name of the file; "/certifications/mini-mba" is the path of data/programs/mini-mba.json.',
      suggestion: "Change the path.",
    },
  ),
  edit("a path differs from the file name", palsam, ['"/flagship/palsam"', '"/flagship/palsam-program"'], {
    at: '"path"',
    field: "path",
    message: 'The path must be "/flagship/palsam" or "/certifications/palsam", like the name of the file.',
    suggestion: 'Did you mean "/flagship/palsam"?',
  }),
  edit("the path of a page has an extra folder", "pages/gallery.json", ['"/gallery"', '"/about/gallery"'], {
    at: '"path"',
    field: "path",
    message: 'The path must be "/gallery", like the name of the file.',
    suggestion: "Change the path.",
  }),
  edit("a path has capital letters", "pages/about-us.json", ['"/about-us"', '"/About-Us"'], {
    at: '"path"',
    field: "path",
    message:
      '"path" must be a path such as "/about-us": small letters, digits and hyphens, no slash at the end.',
    suggestion: 'Write "/about-us".',
  }),
  edit(
    "the path of a program starts with another word",
    palsam,
    ['"/flagship/palsam"', '"/program/palsam"'],
    {
      at: '"path"',
      field: "path",
      message:
        '"path" must be a path that starts with "/flagship/" or "/certifications/", then has the letters a to z, digits and hyphens.',
    },
  ),

  // Links
  edit(
    "the header links to a page that does not exist",
    "navigation/header.json",
    ['"/flagship/order-making"', '"/flagship/order-makin"'],
    {
      at: '"/flagship/order-makin"',
      field: "entries[2].subPages[3].path",
      message: 'No page of the site has the path "/flagship/order-makin".',
      suggestion: 'Did you mean "/flagship/order-making"?',
    },
  ),
  edit(
    "an entry of the header links to a page that does not exist",
    "navigation/header.json",
    ['"/partners"', '"/our-alumni-association"'],
    {
      at: '"/our-alumni-association"',
      field: "entries[4].path",
      message: 'No page of the site has the path "/our-alumni-association".',
      suggestion: "Correct the path, or add the page.",
    },
  ),
  edit(
    "a button's destination is a page that does not exist",
    home,
    ['"destination": ""', '"destination": "/partner"'],
    {
      at: '"destination": "',
      field: "carousel.action.destination",
      message: 'No page of the site has the path "/partner".',
      suggestion: 'Did you mean "/partners"?',
    },
  ),
  edit(
    "a button's destination is neither a path nor a web address",
    home,
    ['"destination": ""', '"destination": "www.example.com"'],
    {
      at: '"destination": "',
      field: "carousel.action.destination",
      message:
        '"destination" must be a path of the site, a web address that starts with "https://", or "" for none.',
      suggestion: 'Write "https://www.example.com".',
    },
  ),
  edit(
    "the footer links to a planned page that is not marked as planned",
    "navigation/footer.json",
    [/,\s*"isPlanned": true/, ""],
    {
      at: '"/elevate-and-empower"',
      field: "links[2].path",
      message: 'No page of the site has the path "/elevate-and-empower".',
      suggestion: "Correct the path, or add the page.",
    },
  ),
  edit(
    "the footer marks an existing page as planned",
    "navigation/footer.json",
    ['"path": "/gallery"', '"path": "/gallery",\n      "isPlanned": true'],
    {
      at: ['"path": "/gallery"', '"isPlanned"'],
      field: "links[3].isPlanned",
      message: 'The page "/gallery" exists already, but this link is marked as planned.',
      suggestion: 'Remove the line "isPlanned".',
    },
  ),

  // Programs
  edit("a related program does not exist", palsam, ['"/flagship/rx-sales"', '"/flagship/rx-sale"'], {
    at: '"/flagship/rx-sale"',
    field: "related[0]",
    message: 'No program of the site has the path "/flagship/rx-sale".',
    suggestion: 'Did you mean "/flagship/rx-sales"?',
  }),
  edit(
    "a page is named where a program should be",
    "pages/flagship-programs.json",
    ['"/flagship/order-making"', '"/partners"'],
    {
      at: '"/partners"',
      field: "programs.programs[2]",
      message: 'No program of the site has the path "/partners".',
      suggestion: "Correct the path, or add the program.",
    },
  ),
  {
    name: "an overview leaves a program out",
    change: (content) => content.edit("pages/flagship-programs.json", /"\/flagship\/order-making",\s*/, ""),
    diagnostics: [
      {
        file: "programs/order-making.json",
        at: '"path"',
        field: "path",
        message: "data/pages/flagship-programs.json does not name this program, so visitors cannot find it.",
        suggestion: 'Add "/flagship/order-making" to data/pages/flagship-programs.json.',
      },
    ],
  },
  {
    name: "a new program is in no list",
    change: (content) => {
      content.write(
        "programs/negotiation.json",
        content.read(palsam).replace('"/flagship/palsam"', '"/flagship/negotiation"'),
      );
    },
    diagnostics: ["pages/flagship-programs.json", "navigation/header.json"].map((list) => ({
      file: "programs/negotiation.json",
      at: '"path"',
      field: "path",
      message: `data/${list} does not name this program, so visitors cannot find it.`,
      suggestion: `Add "/flagship/negotiation" to data/${list}.`,
    })),
  },

  edit(
    "a related program is almost the program itself",
    palsam,
    ['"/flagship/rx-sales"', '"/flagship/palsan"'],
    {
      at: '"/flagship/palsan"',
      field: "related[0]",
      message: 'No program of the site has the path "/flagship/palsan".',
      suggestion: 'Did you mean "/flagship/rx-sales"?',
    },
  ),

  // The gallery
  edit("a picture's category is misspelled", "gallery/gallery.json", [category, '"Executive Coachings"'], {
    at: '"Executive Coachings"',
    field: "items[1].type",
    message: 'The filter offers no category "Executive Coachings".',
    suggestion: 'Did you mean "Executive Coaching"?',
  }),
  edit("no filter offers a picture's category", "gallery/gallery.json", [category, '"Summer Party"'], {
    at: '"Summer Party"',
    field: "items[1].type",
    message: 'The filter offers no category "Summer Party".',
    suggestion: offered,
  }),
  {
    name: "a category and an alternative text of the gallery are wrong at once",
    change: (content) => {
      content.edit("gallery/gallery.json", /"alt": "A trainer in a navy suit points.*"/, '"alt": ""');
      content.edit("gallery/gallery.json", category, '"Party"');
    },
    diagnostics: [
      {
        file: "gallery/gallery.json",
        at: '"alt": ""',
        field: "items[0].img.alt",
        message: '"alt" must be what the picture shows, for screen readers (alternative text).',
        suggestion: "Write the text.",
      },
      {
        file: "gallery/gallery.json",
        at: '"Party"',
        field: "items[1].type",
        message: 'The filter offers no category "Party".',
        suggestion: offered,
      },
    ],
  },
];
