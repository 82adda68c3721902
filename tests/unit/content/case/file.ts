import type { BrokenContent } from "./broken-content";

const noSuchFile = { found: "no file with this name", expected: "the file", remedy: "put the file back" };

const strangeFile = { found: "the site looks for nothing", expected: "site.json" };

/** Files that are missing, and files that the site does not know. */
export const fileCases: BrokenContent[] = [
  {
    name: "a file was renamed",
    change: (content) => content.rename("site.json", "sites.json"),
    faults: [
      { file: "site.json", ...noSuchFile },
      { file: "sites.json", ...strangeFile, remedy: "did you mean data/site.json?" },
    ],
  },
  {
    name: "a file's name ends in capital letters",
    change: (content) => content.write("programs/negotiation.JSON", "{}"),
    faults: [
      {
        file: "programs/negotiation.JSON",
        ...strangeFile,
        remedy: "did you mean data/programs/negotiation.json?",
      },
    ],
  },
  {
    name: "a text editor added its own ending to a file's name",
    change: (content) => content.write("programs/negotiation.json.txt", "{}"),
    faults: [
      {
        file: "programs/negotiation.json.txt",
        ...strangeFile,
        remedy: "did you mean data/programs/negotiation.json?",
      },
    ],
  },
  {
    name: "a file stands in no folder that the site reads",
    change: (content) => content.write("some-other-notes.json", "{}"),
    faults: [{ file: "some-other-notes.json", ...strangeFile, remedy: "move it out of data" }],
  },
];
