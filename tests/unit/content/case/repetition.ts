import { type BrokenContent, mutation } from "./broken-content";

const header = "navigation/header.json";

/** Entries that are in a list twice. */
export const repetitionCases: BrokenContent[] = [
  mutation(
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
  mutation(
    "two trainers have the same picture",
    "trainers/trainers.json",
    ['"./trainer-02.jpg"', '"./trainer-01.jpg"'],
    {
      at: /\{\s+"name": "RX: Sales trainer"/,
      field: "trainers[1]",
      message: "This entry has the same picture as the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  mutation(
    "a logo is in the list twice",
    "clients/clients.json",
    ['"name": "Lotanza"', '"name": "Nilvara"'],
    {
      at: /\{\s+"name": "Nilvara",\s+"image": \{\s+"src": "\.\/client-02/,
      field: "logos[1]",
      message: "This entry has the same name as the one in line",
      suggestion: "Remove one of the two, or change it to what was meant.",
    },
  ),
  mutation(
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
  mutation(
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
