import { type BrokenContent, edit } from "./broken-content";

const digits = "Write the digits 0 to 9 only";

function days(name: string, value: string, message: string, suggestion: string): BrokenContent {
  return edit(name, "palsam", ['"days": 4', `"days": ${value}`], { at: '"days":', message, suggestion });
}

export const wordCases: BrokenContent[] = [
  days("a number has Arabic digits", "٤", "٤ is not a number.", digits),
  days("a number has Persian digits", "۱۴", "۱۴ is not a number.", digits),
  days("a number has a comma", "4,5", "4,5 is not a number.", digits),
  days("a number has a thousands separator", "1 000", "1 000 is not a number.", digits),
  days("a number has a unit", "4 days", "4 days is not a number.", digits),
  days("a number starts with a plus", "+4", "+4 is not a number.", digits),
  days("a value is None", "None", "None is not a value.", "remove the whole field"),
  edit("true has a capital letter", "palsam", ['"isExpandable": false', '"isExpandable": True'], {
    message: "True must be in small letters.",
  }),
  edit("false is in capital letters", "palsam", ['"isExpandable": false', '"isExpandable": FALSE'], {
    message: "FALSE must be in small letters.",
  }),
  edit("a field's name is in curly quotation marks", "palsam", ['"days": 4', "“days”: 4"], {
    message: "“days” must be in straight quotation marks.",
    suggestion: 'Replace the quotation marks around it with straight ones: "…".',
  }),
  edit("a field's name has no quotation marks", "palsam", ['"days": 4', "days: 4"], {
    message: "days: 4 cannot be read.",
    suggestion:
      'Put names and texts between straight quotation marks "…", and write one inside a text as \\".',
  }),
  edit("a semicolon replaces a comma", "palsam", ['"hours": 24,', '"hours": 24;'], {
    message: "Use a comma, not ;, between two entries.",
    suggestion: "Write a comma in its place.",
  }),
  edit("an Arabic comma replaces a comma", "palsam", ['"hours": 24,', '"hours": 24،'], {
    message: "Use a comma, not ،, between two entries.",
    suggestion: "Write a comma in its place.",
  }),
  edit("git has left a mark", "palsam", ['    "days": 4', '<<<<<<< HEAD\n    "days": 4'], {
    message: "Git has left two versions of these lines here.",
    suggestion: "Keep one of the two, and delete the lines that start with <<<<<<<, =======, or >>>>>>>.",
  }),
  edit("an equals sign replaces a colon", "palsam", ['"days": 4', '"days" = 4'], {
    message: "Use a colon, not =, between the name of a field and its value.",
    suggestion: "Write a colon in its place.",
  }),
  edit("a non-breaking space precedes a field", "palsam", ['    "days": 4', '\u00a0\u00a0"days": 4'], {
    message: "This is an invisible character or a special space.",
    suggestion: "Delete everything between the two words or signs here, and type the spaces again.",
  }),
  edit("a text contains a tab", "galleryPage", ['"name": "Gallery"', '"name": "Gal\tlery"'], {
    message: "A text cannot contain a tab or a line break.",
    suggestion: "Write a space in its place, or split the text into paragraphs.",
  }),
];
