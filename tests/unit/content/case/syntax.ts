import { type BrokenContent, edit } from "./broken-content";

/** Files that are not JSON, or not the JSON that their author sees. */
export const syntaxCases: BrokenContent[] = [
  edit(
    "a comma is missing between two fields",
    "pages/partners.json",
    ['"path": "/partners",', '"path": "/partners"'],
    {
      at: '"path": "/partners"',
      message: 'A comma is missing before "name".',
      suggestion: "Add a comma here.",
    },
  ),
  edit(
    "a comma is missing between two groups",
    "services/services.json",
    ['    },\n    {\n      "id": 2,', '    }\n    {\n      "id": 2,'],
    {
      at: '    }\n    {\n      "id": 2,',
      message: "A comma is missing before {.",
      suggestion: "Add a comma here.",
    },
  ),
  edit(
    "a comma follows the last field of a group",
    "pages/partners.json",
    ['"heading": "Our partners"', '"heading": "Our partners",'],
    {
      at: '"heading": "Our partners",',
      message: "This comma has no entry after it.",
      suggestion: "Remove the comma, or write the next entry after it.",
    },
  ),
  edit(
    "a comma follows the last entry of a list",
    "programs/palsam.json",
    ['"/flagship/creative-thinking"', '"/flagship/creative-thinking",'],
    {
      at: '"/flagship/creative-thinking",',
      message: "This comma has no entry after it.",
      suggestion: "Remove the comma, or write the next entry after it.",
    },
  ),
  edit("two commas replace one", "pages/partners.json", ['"path": "/partners",', '"path": "/partners",,'], {
    at: '"path": "/partners"',
    message: "This comma has no entry after it.",
    suggestion: "Remove the comma, or write the next entry after it.",
  }),
  edit("the last bracket of the file is missing", "services/services.json", [/\}\s*$/, ""], {
    at: /\]\s*$/,
    message: "The { in line 1 is not closed.",
    suggestion: "Add } here.",
  }),
  edit(
    "the bracket that ends a group in the middle of the file is missing",
    "pages/gallery.json",
    [/\n {2}\},\n(?= {2}"landing")/, "\n"],
    {
      at: '"description": "',
      message: "The { in line 4 is not closed.",
      suggestion: "Add } here.",
    },
  ),
  edit(
    "the bracket that ends a group is missing, its comma is not",
    "pages/gallery.json",
    [/\n {2}\},\n(?= {2}"landing")/, "\n  ,\n"],
    {
      at: "\n  ,\n".slice(1),
      message: "The { in line 4 is not closed.",
      suggestion: "Add } here.",
    },
  ),
  edit(
    "the bracket that ends a list is missing",
    "site.json",
    ['"+20 2 0000 0003"],', '"+20 2 0000 0003",'],
    {
      at: '"+20 2 0000 0003",',
      message: "The [ in line 19 is not closed.",
      suggestion: "Add ] here.",
    },
  ),
  edit(
    "a text does not end with a quotation mark",
    "pages/home.json",
    ['"heading": "Our clients"', '"heading": "Our clients'],
    {
      at: '"Our clients',
      message: "This text has no quotation mark at its end.",
      suggestion: 'End the text with a quotation mark " on the same line.',
    },
  ),
  edit(
    "a quotation mark is inside a text",
    "programs/palsam.json",
    ["a ten-minute visit", 'a "ten-minute" visit'],
    {
      at: 'a "ten-minute" visit',
      message: 'ten-minute" visit into a deal." cannot be read.',
      suggestion:
        'Put names and texts between straight quotation marks "…", and write one inside a text as \\".',
    },
  ),
  edit(
    "a text is in single quotation marks",
    "pages/gallery.json",
    ['"name": "Gallery"', "'name': 'Gallery'"],
    {
      at: "'name'",
      message: "'name' must be in straight quotation marks.",
      suggestion: 'Replace the quotation marks around it with straight ones: "…".',
    },
  ),
  edit("a colon is missing after a field's name", "programs/palsam.json", ['"days": 4', '"days" 4'], {
    at: '"days" 4',
    message: "A colon is missing between the name of a field and its value.",
    suggestion: 'Put a colon between the two: "name": "value".',
  }),
  edit("a value is missing", "programs/palsam.json", ['"hours": 24', '"hours": '], {
    at: '"hours": ',
    message: "A value is missing.",
    suggestion: "Write a value here, or remove the comma or field name before it.",
  }),
  edit("a backslash is inside a text", "site.json", ['"name": "Merl"', '"name": "C:\\Merl"'], {
    at: '"C:\\Merl"',
    message: "A backslash in a text must be written as \\\\.",
    suggestion: 'Write each backslash as \\\\ and each quotation mark inside a text as \\".',
  }),
  edit(
    "a comment explains a field",
    "pages/contact-us.json",
    ['"subdomains"', '// servers\n    "subdomains"'],
    {
      at: "// servers",
      message: "A content file cannot contain comments.",
      suggestion: "Remove the comment.",
    },
  ),
  edit("text follows the last bracket", "navigation/footer.json", [/\}\s*$/, "}\nThat is all.\n"], {
    at: "That is all.",
    message: "The file has text after its last bracket.",
    suggestion: "Remove it.",
  }),
  edit(
    "a field is in its group twice",
    "pages/home.json",
    ['"heading": "Our clients"', '"heading": "Our clients",\n    "heading": "Our customers"'],
    {
      at: '"heading": "Our customers"',
      field: "clients.heading",
      message: 'The field "heading" is in this group twice.',
      suggestion: "Remove one of the two.",
    },
  ),
  {
    name: "the file is saved in another encoding than UTF-8",
    change: (content) => {
      content.edit("programs/palsam.json", "a ten-minute visit", "a ten-minute café visit");
      content.write("programs/palsam.json", Buffer.from(content.read("programs/palsam.json"), "latin1"));
    },
    diagnostics: [
      {
        file: "programs/palsam.json",
        at: '"summary":',
        message: "This character cannot be read: the file is not saved as UTF-8.",
        suggestion: 'Write the character again and save the file as "UTF-8".',
      },
    ],
  },
  {
    name: "the file is empty",
    change: (content) => content.write("programs/palsam.json", ""),
    diagnostics: [
      {
        file: "programs/palsam.json",
        message: "The file is empty.",
        suggestion: "Restore the content of the file.",
      },
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
