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
const folder = { file, message: "This is a folder with the name of a file.", suggestion: "another name" };

const inUtf16 = (content: ContentCopy) => Buffer.from(`\ufeff${content.read(file)}`, "utf16le");

const replace = (make: (path: string) => void) => (content: ContentCopy) => {
  content.remove(file);
  make(join(content.directory, file));
};

const cases: [string, BrokenContent["change"], BrokenContent["diagnostics"][number]][] = [
  ["UTF-16 as Windows writes it", (content) => content.write(file, inUtf16(content)), utf16],
  ["UTF-16, big-endian", (content) => content.write(file, inUtf16(content).swap16()), utf16],
  ["only zeros", (content) => content.write(file, Buffer.alloc(100)), utf16],
  ["a folder has the name of a file", replace((path) => mkdirSync(path)), folder],
  ["a shortcut has no target", replace((path) => symlinkSync("nowhere.json", path)), locked],
  ["a shortcut leads to itself", replace((path) => symlinkSync("gallery.json", path)), locked],
  ["five megabytes of junk", (content) => content.write(file, 'x y [ : "a '.repeat(500_000)), huge],
  ["brackets without an end", (content) => content.write(file, `{"a":${"[".repeat(200_000)}`), huge],
];

export const encodingCases: BrokenContent[] = cases.map(([name, change, diagnostic]) => ({
  name,
  change,
  diagnostics: [diagnostic],
}));
