import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { ContentCopy } from "../content-copy";
import type { BrokenContent } from "./broken-content";

const file = "pages/gallery.json";
const utf16 = { file, found: "UTF-16", expected: 'saved as "UTF-8"', remedy: 'save the file as "UTF-8"' };

function encoded(content: ContentCopy, isBigEndian: boolean, mark: string): void {
  const bytes = Buffer.from(mark + content.read(file), "utf16le");
  content.write(file, isBigEndian ? bytes.swap16() : bytes);
}

/** Files that hold no text that can be read, whatever stands in them. */
export const encodingCases: BrokenContent[] = [
  {
    name: "UTF-16 as Windows writes it",
    change: (content) => encoded(content, false, "\ufeff"),
    faults: [utf16],
  },
  { name: "UTF-16, big end first", change: (content) => encoded(content, true, "\ufeff"), faults: [utf16] },
  {
    name: "a folder has the name of a file",
    change: (content) => {
      content.remove(file);
      mkdirSync(join(content.directory, file));
    },
    faults: [
      { file, found: "a folder with the name of a file", expected: "a text file", remedy: "another name" },
    ],
  },
  {
    name: "a shortcut leads nowhere",
    change: (content) => {
      content.remove(file);
      symlinkSync("nowhere.json", join(content.directory, file));
    },
    faults: [{ file, found: "not there", expected: "a text file", remedy: "put the file itself here" }],
  },
  {
    name: "a shortcut leads to itself",
    change: (content) => {
      content.remove(file);
      symlinkSync("gallery.json", join(content.directory, file));
    },
    faults: [
      { file, found: "does not allow to be read", expected: "that you may read", remedy: "close other" },
    ],
  },
  {
    name: "five megabytes of junk",
    change: (content) => content.write(file, 'x y [ : "a '.repeat(500_000)),
    faults: [{ file, found: "more than 1 MB", expected: "a few pages long", remedy: "put the content" }],
  },
  {
    name: "brackets without end",
    change: (content) => content.write(file, `{"a":${"[".repeat(200_000)}`),
    faults: [{ file, found: "hundred brackets", expected: "} for each {", remedy: "close the brackets" }],
  },
  {
    name: "nothing but zeros",
    change: (content) => content.write(file, Buffer.alloc(100)),
    faults: [utf16],
  },
];
