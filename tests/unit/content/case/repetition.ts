import { type BrokenContent, edit } from "./broken-content";

const suggestion = "Remove one of the two, or change it to what was meant.";

export const repetitionCases: BrokenContent[] = [
  edit("a picture is in the gallery twice", "gallery", ['"./palsam-1.jpg"', '"./palsam-4.jpg"'], {
    at: ['"./palsam-4.jpg"', /\{\s+"type": "[^"]*",\s+"img": \{\s+"src": "\.\/palsam-4\.jpg"/],
    message: "This entry has the same picture as the one in line",
    suggestion,
  }),
  edit("two trainers have the same name", "trainers", ['"RX: Sales trainer"', '"palsam trainer"'], {
    at: /\{\s+"id": 2,\s+"name": "palsam trainer"/,
    message: "This entry has the same name as the one in line",
    suggestion,
  }),
  edit(
    "an entry is in its list twice",
    "clients",
    [
      /\{\s+"id": 2,/,
      '{ "id": 40, "image": { "src": "./client-01-nilvara.png", "alt": "Nilvara logo" } },\n    { "id": 2,',
    ],
    {
      message: "This entry repeats the one in line",
      suggestion,
    },
  ),
  edit("two entries of a list have one number", "clients", ['"id": 2,', '"id": 1,'], {
    message: "This entry has the same id as the one in line",
    suggestion: "Write 2, the next free number.",
  }),
  edit(
    "a program is in an overview twice",
    "overview",
    [/(?="\/flagship\/palsam")/, '"/flagship/palsam", '],
    {
      message: '"/flagship/palsam" is in this list already, in line',
      suggestion,
    },
  ),
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
];
