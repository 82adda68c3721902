import { type BrokenContent, slip } from "./broken-content";

const once = "each entry of the list once";
const header = "navigation/header.json";

/** Entries that stand in a list twice. */
export const repetitionCases: BrokenContent[] = [
  slip(
    "a picture stands in the gallery twice",
    "gallery/gallery.json",
    ['"./palsam-1.jpg"', '"./palsam-4.jpg"'],
    {
      at: ['"./palsam-4.jpg"', /\{\s+"type": "[^"]*",\s+"img": \{\s+"src": "\.\/palsam-4\.jpg"/],
      field: "items[3]",
      found: "the same picture as in the entry of line",
      expected: once,
      remedy: "remove one of the two",
    },
  ),
  slip(
    "a trainer's picture is another's",
    "trainers/trainers.json",
    ['"./trainer-02.jpg"', '"./trainer-01.jpg"'],
    {
      at: /\{\s+"name": "RX: Sales trainer"/,
      field: "trainers[1]",
      found: "the same picture as in the entry of line",
      expected: once,
      remedy: "remove one of the two",
    },
  ),
  slip(
    "a logo stands in the list twice",
    "clients/clients.json",
    ['"name": "Lotanza"', '"name": "Nilvara"'],
    {
      at: /\{\s+"name": "Nilvara",\s+"image": \{\s+"src": "\.\/client-02/,
      field: "logos[1]",
      found: "the same name as in the entry of line",
      expected: once,
      remedy: "remove one of the two",
    },
  ),
  slip(
    "a program stands in an overview twice",
    "pages/flagship-programs.json",
    ['"/flagship/palsam",', '"/flagship/palsam",\n      "/flagship/palsam",'],
    {
      at: ['"/flagship/palsam"', '"/flagship/palsam",\n      "/flagship/rx'],
      field: "programs.programs[1]",
      found: '"/flagship/palsam" a second time',
      expected: once,
      remedy: "remove one of the two",
    },
  ),
  slip(
    "two entries of a menu lead to one page",
    header,
    [
      '"name": "Order Making"',
      '"name": "Orders", "path": "/flagship/palsam" },\n        { "name": "Order Making"',
    ],
    {
      at: /\{\s+"name": "Orders"/,
      field: "entries[2].subPages[3]",
      found: "the same path as in the entry of line",
      expected: once,
      remedy: "remove one of the two",
    },
  ),
];
