import type { EditedContent } from "../content-copy";
import type { BrokenContent } from "./broken-content";

const meant = 'Did you mean "data/programs/negotiation.json"?';
const unused = "The site uses no file with this name.";

/** Returns a file that is added, with what the check reports about it. */
function added(name: string, file: string, message: string, suggestion: string): BrokenContent {
  const copy = (content: EditedContent) => content.write(file, content.read("programs/palsam.json"));
  return { name, change: copy, diagnostics: [{ file, message, suggestion }] };
}

export const fileCases: BrokenContent[] = [
  {
    name: "a file was renamed",
    change: (content) => content.rename("site.json", "sites.json"),
    diagnostics: [
      {
        file: "site.json",
        message: "This file is missing, but the site needs it.",
        suggestion: "Restore the file",
      },
      { file: "sites.json", message: unused, suggestion: 'Did you mean "data/site.json"?' },
    ],
  },
  added("a file is in a folder that the site does not read", "notes.json", unused, "move it out of data"),
  ...[
    ["the extension is in capital letters", "negotiation.JSON", meant],
    ["a text editor added its extension", "negotiation.json.txt", meant],
    ["the file manager named a copy", "palsam copy.json", 'Did you mean "data/programs/palsam-copy.json"?'],
    ["two names differ only in capital letters", "PALSAM.json", "Correct the name of the file"],
  ].map(([name = "", file, suggestion = ""]) => added(name, `programs/${file}`, unused, suggestion)),
];
