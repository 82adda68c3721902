import type { BrokenContent } from "./broken-content";

const missing = {
  message: "This file is missing, but the site needs it.",
  suggestion: "Restore the file",
};

const misnamed = {
  message: "The name of a file must have small letters, digits and hyphens only, and end in .json.",
};

export const fileCases: BrokenContent[] = [
  {
    name: "a file was renamed",
    change: (content) => content.rename("site.json", "sites.json"),
    diagnostics: [
      { file: "site.json", ...missing },
      {
        file: "sites.json",
        message: "The site uses no file with this name.",
        suggestion: 'Did you mean "data/site.json"?',
      },
    ],
  },
  {
    name: "a file extension is in capital letters",
    change: (content) => content.write("programs/negotiation.JSON", "{}"),
    diagnostics: [
      {
        file: "programs/negotiation.JSON",
        ...misnamed,
        suggestion: 'Did you mean "data/programs/negotiation.json"?',
      },
    ],
  },
  {
    name: "a text editor added its own extension to a file name",
    change: (content) => content.write("programs/negotiation.json.txt", "{}"),
    diagnostics: [
      {
        file: "programs/negotiation.json.txt",
        ...misnamed,
        suggestion: 'Did you mean "data/programs/negotiation.json"?',
      },
    ],
  },
  {
    name: "a file is in a folder that the site does not read",
    change: (content) => content.write("some-other-notes.json", "{}"),
    diagnostics: [
      {
        file: "some-other-notes.json",
        message: "The site uses no file with this name.",
        suggestion: "move it out of data",
      },
    ],
  },
  {
    name: "a copy of a program has the name that the file manager gave it",
    change: (content) => content.write("programs/palsam copy.json", content.read("programs/palsam.json")),
    diagnostics: [
      {
        file: "programs/palsam copy.json",
        ...misnamed,
        suggestion: 'Did you mean "data/programs/palsam-copy.json"?',
      },
    ],
  },
  {
    name: "the file names of two programs differ only in capital letters",
    change: (content) => content.write("programs/PALSAM.json", content.read("programs/palsam.json")),
    diagnostics: [{ file: "programs/PALSAM.json", ...misnamed, suggestion: "Correct the name of the file" }],
  },
];
