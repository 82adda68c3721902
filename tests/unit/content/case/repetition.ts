import { type BrokenContent, edit } from "./broken-content";

const header = "navigation/header.json";

export const repetitionCases: BrokenContent[] = [
  edit(
    "a picture is in the gallery twice",
    "gallery/gallery.json",
    ['"./palsam-1.jpg"', '"./palsam-4.jpg"'],
    {
      at: ['"./palsam-4.jpg"', /\{\s+"type": "[^"]*",\s+"img": \{\s+"src": "\.\/palsam-4\.jpg"/],
      field: "items[3]",
      message: "This entry has the same picture as the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  edit(
    "two trainers have the same picture",
    "trainers/trainers.json",
    ['"./trainer-02.jpg"', '"./trainer-01.jpg"'],
    {
      at: /\{\s+"id": 2,\s+"name": "RX: Sales trainer"/,
      field: "trainers[1]",
      message: "This entry has the same picture as the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  edit(
    "two trainers have the same name, once in small letters",
    "trainers/trainers.json",
    ['"name": "RX: Sales trainer"', '"name": "palsam trainer"'],
    {
      at: /\{\s+"id": 2,\s+"name": "palsam trainer"/,
      field: "trainers[1]",
      message: "This entry has the same name as the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  edit(
    "an entry is in its list twice, with two numbers",
    "clients/clients.json",
    [
      /\{\s+"id": 2,/,
      '{ "id": 40, "image": { "src": "./client-01-nilvara.png", "alt": "Nilvara logo" } },\n    { "id": 2,',
    ],
    {
      at: '"id": 40',
      field: "logos[1]",
      message: "This entry repeats the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  edit("two entries of a list have one number", "clients/clients.json", ['"id": 2,', '"id": 1,'], {
    at: [/"id": 1,\s+"image": \{\s+"src": "\.\/client-02/],
    field: "logos[1].id",
    message: "This entry has the same id as the one in line",
    suggestion: "Write 2, the next free number.",
  }),
  edit(
    "a program is in an overview twice",
    "pages/flagship-programs.json",
    ['"/flagship/palsam",', '"/flagship/palsam",\n      "/flagship/palsam",'],
    {
      at: ['"/flagship/palsam"', '"/flagship/palsam",\n      "/flagship/rx'],
      field: "programs.programs[1]",
      message: '"/flagship/palsam" is in this list already, in line',
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  edit(
    "two entries of a menu lead to one page",
    header,
    [
      '"name": "Order Making"',
      '"name": "Orders", "path": "/flagship/palsam" },\n        { "name": "Order Making"',
    ],
    {
      at: /\{\s+"name": "Orders"/,
      field: "entries[2].subPages[3]",
      message: "This entry has the same path as the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
];
