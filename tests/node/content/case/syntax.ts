import type { EditedContent } from "../content-copy";
import { type BrokenContent, edit } from "./broken-content";

const palsam = "programs/palsam.json";

const unreadable = (name: string, change: [string, string], message: string) =>
  edit(name, "palsam", change, { message, suggestion: 'Names and texts need straight quotation marks "…"' });

const inUtf16 = (content: EditedContent) => Buffer.from(`\ufeff${content.read(palsam)}`, "utf16le");

const otherEncodings: Record<string, (content: EditedContent) => Buffer> = {
  "UTF-16 as Windows writes it": inUtf16,
  "UTF-16, big-endian": (content) => inUtf16(content).swap16(),
  "only zeros": () => Buffer.alloc(100),
};

export const syntaxCases: BrokenContent[] = [
  edit("a comma is missing", "partners", [/(?<="path": "\/partners"),/, ""], {
    message: 'A comma or a bracket is missing before "name".',
    suggestion: "Add a comma here, or the bracket } or ] of the group or list before it.",
  }),
  unreadable("an Arabic comma replaces a comma", ['"hours": 24,', '"hours": 24،'], "، cannot be read."),
  unreadable("a name is in curly quotation marks", ['"days": 4', "“days”: 4"], "“days” cannot be read."),
  unreadable(
    "quotation marks are inside a text",
    ["a ten-minute visit", 'a "ten-minute" visit'],
    "ten-minute",
  ),
  edit("the last bracket of the file is missing", "services", [/\}\s*$/, ""], {
    message: "A bracket } or ] is missing",
    suggestion: "Add the bracket where the group or the list ends.",
  }),
  edit("a group is closed twice", "palsam", [/\},(?=\s+"landing")/, "}},"], {
    at: "}},",
    message: "The file has text after the bracket that closes it.",
    suggestion: "Remove the text, or the bracket before it that is one too many.",
  }),
  edit("a text contains a tab", "galleryPage", ['"name": "Gallery"', '"name": "Gal\tlery"'], {
    message: "A text cannot contain a tab or a line break.",
    suggestion: "Write a space in its place, or split the text into paragraphs.",
  }),
  edit("a comma follows the last field", "partners", ['"Our partners"', '"Our partners",'], {
    message: "This comma has no entry after it.",
    suggestion: "Remove the comma, or write the next entry after it.",
  }),
  edit("the last quotation mark is missing", "home", ['"Our clients"', '"Our clients'], {
    message: "This text has no quotation mark at its end.",
    suggestion: 'End the text with a quotation mark " on the same line.',
  }),
  edit("a colon is missing after a field's name", "palsam", ['"days": 4', '"days" 4'], {
    message: "A colon is missing between the name of a field and its value.",
    suggestion: 'Put a colon between the two: "name": "value".',
  }),
  edit("a value is missing", "palsam", ['"hours": 24', '"hours": '], {
    message: "A value is missing.",
    suggestion: "Write a value here, or remove the comma or field name before it.",
  }),
  edit("a backslash is inside a text", "site", ['"name": "Merl"', '"name": "C:\\Merl"'], {
    message: "A backslash in a text must be written as \\\\.",
    suggestion: 'Write each backslash as \\\\ and each quotation mark inside a text as \\".',
  }),
  edit("a comment explains a field", "contact", ['"subdomains"', '// servers\n    "subdomains"'], {
    message: "A content file cannot contain comments.",
    suggestion: "Remove the comment.",
  }),
  edit("a field is in its group twice", "home", ['"Our clients"', '"Our clients", "heading": "Ours"'], {
    message: 'The field "heading" is in this group twice.',
    suggestion: "Remove one of the two.",
  }),
  {
    name: "the file is saved in another encoding than UTF-8",
    change: (content) => {
      content.edit(palsam, "a ten-minute visit", "a ten-minute café visit");
      content.write(palsam, Buffer.from(content.read(palsam), "latin1"));
    },
    diagnostics: [
      {
        file: palsam,
        at: '"summary":',
        message: "This character cannot be read: the file is not saved as UTF-8.",
        suggestion: 'Write the character again and save the file as "UTF-8".',
      },
    ],
  },
  {
    name: "the file is empty",
    change: (content) => content.write(palsam, ""),
    diagnostics: [
      { file: palsam, message: "The file is empty.", suggestion: "Restore the content of the file." },
    ],
  },
  ...Object.entries(otherEncodings).map(([name, bytesOf]) => ({
    name,
    change: (content: EditedContent) => content.write(palsam, bytesOf(content)),
    diagnostics: [
      {
        file: palsam,
        message: "This file is saved as UTF-16; the site reads UTF-8 only.",
        suggestion: 'Save the file as "UTF-8"',
      },
    ],
  })),
];
