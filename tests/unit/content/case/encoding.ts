import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { ContentCopy } from "../content-copy";
import type { BrokenContent } from "./broken-content";

const file = "pages/gallery.json";
const utf16 = {
  file,
  message: "This file is saved as UTF-16; the site reads UTF-8 only.",
  suggestion: 'Save the file as "UTF-8"',
};
const locked = {
  file,
  message: "This file cannot be opened.",
  suggestion: "Replace a shortcut with the file itself",
};
const huge = { file, message: "This is not a content file", suggestion: "Restore the content of the file." };

function encoded(content: ContentCopy, isBigEndian: boolean, mark: string): void {
  const bytes = Buffer.from(mark + content.read(file), "utf16le");
  content.write(file, isBigEndian ? bytes.swap16() : bytes);
}

export const encodingCases: BrokenContent[] = [
  {
    name: "UTF-16 as Windows writes it",
    change: (content) => encoded(content, false, "\ufeff"),
    diagnostics: [utf16],
  },
  {
    name: "UTF-16, big-endian",
    change: (content) => encoded(content, true, "\ufeff"),
    diagnostics: [utf16],
  },
  {
    name: "a folder has the name of a file",
    change: (content) => {
      content.remove(file);
      mkdirSync(join(content.directory, file));
    },
    diagnostics: [{ file, message: "This is a folder with the name of a file.", suggestion: "another name" }],
  },
  {
    name: "a shortcut has no target",
    change: (content) => {
      content.remove(file);
      symlinkSync("nowhere.json", join(content.directory, file));
    },
    diagnostics: [locked],
  },
  {
    name: "a shortcut leads to itself",
    change: (content) => {
      content.remove(file);
      symlinkSync("gallery.json", join(content.directory, file));
    },
    diagnostics: [locked],
  },
  {
    name: "five megabytes of junk",
    change: (content) => content.write(file, 'x y [ : "a '.repeat(500_000)),
    diagnostics: [huge],
  },
  {
    name: "opening brackets without an end",
    change: (content) => content.write(file, `{"a":${"[".repeat(200_000)}`),
    diagnostics: [huge],
  },
  {
    name: "only zeros",
    change: (content) => content.write(file, Buffer.alloc(100)),
    diagnostics: [utf16],
  },
];
