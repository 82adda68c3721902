import type { EditedContent } from "../content-copy";
import type { BrokenContent } from "./broken-content";

const file = "pages/gallery.json";
const utf16 = {
  file,
  message: "This file is saved as UTF-16; the site reads UTF-8 only.",
  suggestion: 'Save the file as "UTF-8"',
};

const inUtf16 = (content: EditedContent) => Buffer.from(`\ufeff${content.read(file)}`, "utf16le");

const cases: [string, BrokenContent["change"], BrokenContent["diagnostics"][number]][] = [
  ["UTF-16 as Windows writes it", (content) => content.write(file, inUtf16(content)), utf16],
  ["UTF-16, big-endian", (content) => content.write(file, inUtf16(content).swap16()), utf16],
  ["only zeros", (content) => content.write(file, Buffer.alloc(100)), utf16],
];

export const encodingCases: BrokenContent[] = cases.map(([name, change, diagnostic]) => ({
  name,
  change,
  diagnostics: [diagnostic],
}));
