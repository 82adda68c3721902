import { type BrokenContent, edit } from "./broken-content";

const suggestion = "Remove one of the two, or change it to what was meant.";

const sameAlt =
  '"alt": "Four professionals on a Nile terrace at sunset, two shaking hands and one holding a certificate, with Cairo behind them."';

export const repetitionCases: BrokenContent[] = [
  edit("a gallery picture has two paths", "gallery", ['"./palsam-1.jpg"', '"../gallery/palsam-4.jpg"'], {
    at: /\{\s+"type": "[^"]*",\s+"img": \{\s+"src": "\.\/palsam-4\.jpg"/,
    message: "This entry has the same picture as the one in line",
    suggestion,
  }),
  edit(
    "two names differ in a space and capitals",
    "trainers",
    ['"RX: Sales trainer"', '"palsam\u202ftrainer"'],
    {
      at: /\{\s+"id": 2,\s+"name": "palsam/,
      message: "This entry has the same name as the one in line",
      suggestion,
    },
  ),
  edit(
    "an entry is in its list twice",
    "clients",
    [
      /\{\s+"id": 2,/,
      '{ "id": 40, "image": { "src": "./client-01-nilvara.png", "alt": "Nilvara logo" } },\n    { "id": 2,',
    ],
    { message: "This entry repeats the one in line", suggestion },
  ),
  edit("two entries of a list have one number", "clients", ['"id": 2,', '"id": 1,'], {
    message: "This entry has the same id as the one in line",
    suggestion: "Write 2, the next free number.",
  }),
  edit("an overview has a program twice", "overview", [/(?="\/flagship\/palsam")/, '"/flagship/palsam", '], {
    message: '"/flagship/palsam" is in this list already, in line',
    suggestion,
  }),
  edit(
    "two entries of a menu lead to one page",
    "header",
    [
      '"name": "Order Making"',
      '"name": "Orders", "path": "/flagship/palsam" },\n        { "name": "Order Making"',
    ],
    {
      at: /\{\s+"name": "Orders"/,
      message: "This entry has the same path as the one in line",
      suggestion,
    },
  ),
  edit("two hats have one color", "hats", ['"color": "yellow"', '"color": "white"'], {
    at: /\{\s+"color": "white",\s+"title": "Yellow"/,
    message: "This entry has the same color as the one in line",
    suggestion,
  }),
  edit("two steps have the same title", "programPage", ['"title": "Take part"', '"title": "attend"'], {
    at: /\{\s+"title": "attend"/,
    message: "This entry has the same title as the one in line",
    suggestion,
  }),
  edit("two slides have the same description", "home", [/"alt": "A team of four.*"/, sameAlt], {
    at: /\{\s+"src": ".\/home-2.svg"/,
    message: "This entry has the same alt as the one in line",
    suggestion,
  }),
  edit(
    "an earlier path leads to two pages",
    "redirects",
    [/(?<=\[\s+)(?=\{)/, '{ "from": "/flagship/ten-minute-visits", "to": "/partners" },\n'],
    {
      at: [/\},\s/, "{"],
      message: "This entry has the same from as the one in line",
      suggestion,
    },
  ),
  {
    name: "two categories have one address",
    change: (content) => {
      const file = "gallery/gallery.json";
      const label = '"label": "Executive Coaching"';
      content.edit(file, label, `${label} }, { "label": "executive-coaching +"`);
      content.edit(
        file,
        /"Flagship Program - PALSAM"(?=,\s+"img": \{\s+"src": ".\/palsam-1)/,
        '"executive-coaching +"',
      );
    },
    diagnostics: [
      {
        file: "gallery/gallery.json",
        at: '"filters": [',
        message: "Two categories have the same letters and digits, and so the same address.",
        suggestion: "Change one of the two.",
      },
    ],
  },
];
