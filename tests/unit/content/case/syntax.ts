import { type BrokenContent, slip } from "./broken-content";

const validJson = 'names and values as in "name": "value"';

/** Files that are no JSON, or not the JSON their author sees. */
export const syntaxCases: BrokenContent[] = [
  slip(
    "a comma is missing between two fields",
    "pages/partners.json",
    ['"path": "/partners",', '"path": "/partners"'],
    {
      at: '"path": "/partners"',
      found: 'no comma before "name"',
      expected: "a comma",
      remedy: "put a comma",
    },
  ),
  slip(
    "a comma is missing between two groups",
    "services/services.json",
    ['    },\n    {\n      "icon": "sail"', '    }\n    {\n      "icon": "sail"'],
    {
      at: '    }\n    {\n      "icon": "sail"',
      found: "no comma before {",
      expected: "a comma between two entries",
      remedy: "put a comma here",
    },
  ),
  slip(
    "a comma stands after the last field of a group",
    "pages/partners.json",
    ['"heading": "Our partners"', '"heading": "Our partners",'],
    {
      at: '"heading": "Our partners",',
      found: "a comma with nothing between it and }",
      expected: "no comma after the last entry",
      remedy: "remove the comma",
    },
  ),
  slip(
    "a comma stands after the last entry of a list",
    "programs/palsam.json",
    ['"/flagship/creative-thinking"', '"/flagship/creative-thinking",'],
    {
      at: '"/flagship/creative-thinking",',
      found: "a comma with nothing between it and ]",
      expected: "no comma after the last entry",
      remedy: "remove the comma",
    },
  ),
  slip(
    "two commas stand where one should",
    "pages/partners.json",
    ['"path": "/partners",', '"path": "/partners",,'],
    {
      at: '"path": "/partners"',
      found: "something that cannot be read at ,",
      expected: validJson,
      remedy: "one comma",
    },
  ),
  slip("the last bracket of the file is missing", "services/services.json", [/\}\s*$/, ""], {
    at: /\]\s*$/,
    found: "no end of the group that starts with { in line 1",
    expected: "} for each {",
    remedy: "close the group with }",
  }),
  slip(
    "the bracket that ends a group in the middle of the file is missing",
    "pages/gallery.json",
    [/\n {2}\},\n(?= {2}"landing")/, "\n"],
    {
      at: '"description": "',
      found: "no end of the group that starts with { in line 4",
      expected: "} for each {",
      remedy: "close the group with } here",
    },
  ),
  slip(
    "the bracket that ends a group is missing, its comma is not",
    "pages/gallery.json",
    [/\n {2}\},\n(?= {2}"landing")/, "\n  ,\n"],
    {
      at: "\n  ,\n".slice(1),
      found: "no end of the group that starts with { in line 4",
      expected: "} for each {",
      remedy: "close the group with } here",
    },
  ),
  slip(
    "the bracket that ends a list is missing",
    "site.json",
    ['"+20 2 0000 0003"],', '"+20 2 0000 0003",'],
    {
      at: '"+20 2 0000 0003",',
      found: "no end of the list that starts with [",
      expected: "] for each [",
      remedy: "close the list with ] here",
    },
  ),
  slip(
    "a text does not end with a quotation mark",
    "pages/home.json",
    ['"heading": "Our clients"', '"heading": "Our clients'],
    { at: '"Our clients', found: '"Our clients', expected: validJson, remedy: "quotation mark" },
  ),
  slip(
    "a quotation mark stands inside a text",
    "programs/palsam.json",
    ["a ten-minute visit", 'a "ten-minute" visit'],
    { at: 'a "ten-minute" visit', found: "ten-minute", expected: validJson, remedy: '\\"' },
  ),
  slip(
    "a text stands in single quotation marks",
    "pages/gallery.json",
    ['"name": "Gallery"', "'name': 'Gallery'"],
    { at: "'name'", found: "'name'", expected: "straight quotation marks", remedy: "straight ones" },
  ),
  slip("a colon is missing after a field's name", "programs/palsam.json", ['"days": 4', '"days" 4'], {
    at: '"days" 4',
    found: "something that cannot be read at 4",
    expected: validJson,
    remedy: "put a colon",
  }),
  slip("a value is missing", "programs/palsam.json", ['"hours": 24', '"hours": '], {
    at: '"hours": ',
    found: "something that cannot be read at ,",
    expected: validJson,
    remedy: "write a value here",
  }),
  slip("a backslash stands inside a text", "site.json", ['"name": "Merl"', '"name": "C:\\Merl"'], {
    at: '"C:\\Merl"',
    found: "C:\\Merl",
    expected: validJson,
    remedy: "write a backslash as \\\\",
  }),
  slip(
    "a comment explains a field",
    "pages/contact-us.json",
    ['"subdomains"', '// servers\n    "subdomains"'],
    {
      at: "// servers",
      found: "// servers",
      expected: validJson,
      remedy: "remove the comment",
    },
  ),
  slip("a text stands after the end", "navigation/footer.json", [/\}\s*$/, "}\nThat is all.\n"], {
    at: "That is all.",
    found: "That is all.",
    expected: validJson,
    remedy: "remove what stands after the last bracket",
  }),
  slip(
    "a field stands twice in its group",
    "pages/home.json",
    ['"heading": "Our clients"', '"heading": "Our clients",\n    "heading": "Our customers"'],
    {
      at: '"heading": "Our customers"',
      field: "clients.heading",
      found: 'the field "heading" a second time',
      expected: "each field once",
      remedy: "remove one of the two",
    },
  ),
  {
    name: "the file is saved in another encoding than UTF-8",
    change: (content) => {
      content.edit("programs/palsam.json", "a ten-minute visit", "a ten-minute café visit");
      content.write("programs/palsam.json", Buffer.from(content.read("programs/palsam.json"), "latin1"));
    },
    faults: [
      {
        file: "programs/palsam.json",
        at: '"summary":',
        found: "a character that cannot be read",
        expected: "UTF-8",
        remedy: "UTF-8",
      },
    ],
  },
  {
    name: "the file is empty",
    change: (content) => content.write("programs/palsam.json", ""),
    faults: [
      {
        file: "programs/palsam.json",
        found: "the file is empty",
        expected: "starts with { and ends with }",
        remedy: "put the content of the file back",
      },
    ],
  },
  {
    name: "the file holds a list instead of a group of fields",
    change: (content) => content.write("clients/clients.json", "[]\n"),
    faults: [
      {
        file: "clients/clients.json",
        found: "[] at the start",
        expected: "starts with {",
        remedy: "put all fields between { and }",
      },
    ],
  },
];
