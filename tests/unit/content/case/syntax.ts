import { type BrokenContent, edit } from "./broken-content";

const palsam = "programs/palsam.json";

export const syntaxCases: BrokenContent[] = [
  edit("a comma is missing", "partners", ['"path": "/partners",', '"path": "/partners"'], {
    message: 'A comma is missing before "name".',
    suggestion: "Add a comma here.",
  }),
  edit("a comma is missing between groups", "services", [/,(?=\s+\{\s+"id": 2,)/, ""], {
    message: "A comma is missing before {.",
    suggestion: "Add a comma here.",
  }),
  edit("a comma follows the last field", "partners", ['"Our partners"', '"Our partners",'], {
    message: "This comma has no entry after it.",
    suggestion: "Remove the comma, or write the next entry after it.",
  }),
  edit("the last bracket of the file is missing", "services", [/\}\s*$/, ""], {
    message: "The { in line 1 is not closed.",
    suggestion: "Add } here.",
  }),
  edit("the bracket that ends a group is missing", "galleryPage", [/\n {2}\},\n(?= {2}"landing")/, "\n"], {
    at: '"description": "',
    message: "The { in line 4 is not closed.",
    suggestion: "Add } here.",
  }),
  edit("the bracket that ends a list is missing", "site", [/(?<="\+20 2 0000 0003")\s+\]/, ""], {
    message: "The [ in line 18 is not closed.",
    suggestion: "Add ] here.",
  }),
  edit("the last quotation mark is missing", "home", ['"Our clients"', '"Our clients'], {
    message: "This text has no quotation mark at its end.",
    suggestion: 'End the text with a quotation mark " on the same line.',
  }),
  edit("quotation marks are inside a text", "palsam", ["a ten-minute visit", 'a "ten-minute" visit'], {
    message: 'ten-minute" visit into a deal." cannot be read.',
    suggestion:
      'Put names and texts between straight quotation marks "…", and write one inside a text as \\".',
  }),
  edit("a text is in single quotes", "galleryPage", ['"name": "Gallery"', "'name': 'Gallery'"], {
    message: "'name' must be in straight quotation marks.",
    suggestion: 'Replace the quotation marks around it with straight ones: "…".',
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
  edit("text follows the last bracket", "footer", [/\}\s*$/, "}\nThat is all.\n"], {
    message: "The file has text after its last bracket.",
    suggestion: "Remove it.",
  }),
  edit("a group is closed twice", "palsam", [/\},(?=\s+"landing")/, "}},"], {
    at: "}},",
    message: "This } is one too many.",
    suggestion: "Remove it.",
  }),
  edit("a list is closed twice", "site", [/(?<="\+20 2 0000 0003"\s+\])/, "]"], {
    message: "This ] is one too many.",
    suggestion: "Remove it.",
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
  {
    name: "the file contains a list instead of a group of fields",
    change: (content) => content.write("clients/clients.json", "[]\n"),
    diagnostics: [
      {
        file: "clients/clients.json",
        message: "The file must start with {, not with [].",
        suggestion: "Put all fields between { and }.",
      },
    ],
  },
];
