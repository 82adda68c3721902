import { type BrokenContent, slip } from "./broken-content";

const palsam = "programs/palsam.json";
const number = "a number such as 24";

/** A value in place of the number of days, and what the check has to say of it. */
function days(name: string, value: string, found: string, remedy: string, expected = number): BrokenContent {
  return slip(name, palsam, ['"days": 4', `"days": ${value}`], {
    at: '"days":',
    found,
    expected,
    remedy,
  });
}

/** Words and numbers that stand in a file as people write them elsewhere. */
export const wordCases: BrokenContent[] = [
  days("a number has Arabic digits", "٤", "٤, which cannot be read", "digits 0 to 9: 4"),
  days("a number has Persian digits", "۱۴", "۱۴, which cannot be read", "digits 0 to 9: 14"),
  days("a number has a comma", "4,5", "4,5, which is no number", "write 4.5"),
  days("a number has a thousands separator", "1 000", "1 000, which is no number", "write 1000"),
  days("a number has a unit", "4 days", "4 days, which is no number", "write 4"),
  days("a number starts with a plus", "+4", "+4, which cannot be read", "write 4"),
  days("a value is None", "None", "None, which cannot be read", "remove the whole field", "a value"),
  slip("true has a capital letter", palsam, ['"isExpandable": false', '"isExpandable": True'], {
    at: '"isExpandable"',
    found: "True, which cannot be read",
    expected: "true or false",
    remedy: "write true",
  }),
  slip("false is in capital letters", palsam, ['"isExpandable": false', '"isExpandable": FALSE'], {
    at: '"isExpandable"',
    found: "FALSE, which cannot be read",
    expected: "true or false",
    remedy: "write false",
  }),
  slip("a field's name is in curly quotation marks", palsam, ['"days": 4', "“days”: 4"], {
    at: "“days”",
    found: "“days”",
    expected: "straight quotation marks",
    remedy: "straight ones",
  }),
  slip("a field's name has no quotation marks", palsam, ['"days": 4', "days: 4"], {
    at: "    days: 4",
    found: "something that cannot be read at days: 4",
    expected: 'names and values as in "name": "value"',
    remedy: "straight quotation marks",
  }),
  slip("a semicolon stands in place of a comma", palsam, ['"hours": 24,', '"hours": 24;'], {
    at: '"hours": 24;',
    found: "24;",
    expected: number,
    remedy: "write 24",
  }),
  slip("an equals sign stands in place of a colon", palsam, ['"days": 4', '"days" = 4'], {
    at: '"days" = 4',
    found: "= 4, which cannot be read",
    expected: "a colon",
    remedy: "put a colon",
  }),
  slip("a non-breaking space stands before a field", palsam, ['    "days": 4', '\u00a0\u00a0"days": 4'], {
    at: '"days": 4',
    found: "an invisible character, or a space of another kind",
    expected: "spaces of the keyboard",
    remedy: "type the spaces anew",
  }),
  slip("a text holds a tab", "pages/gallery.json", ['"name": "Gallery"', '"name": "Gal\tlery"'], {
    at: '"name": "Gal',
    found: "something that cannot be read",
    expected: 'names and values as in "name": "value"',
    remedy: "tabs inside a text as a space",
  }),
];
