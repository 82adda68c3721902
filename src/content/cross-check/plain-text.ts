import { type Diagnostic, diagnosticAt, type Explanation } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import { valuesOf } from "../kind/json-schema";
import type { Entry } from "../read/entry";
import { nodeAt, type Path, placeAt } from "../read/place";

type Rule = { pattern: RegExp; explain: (match: string, before: string) => Explanation };

const element =
  "a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul";

/**
 * HTML and invisible characters, which the page would show unchanged. "a < b", "Q&A" and "R&D;" are valid,
 * because they are not HTML. Non-breaking spaces, soft hyphens and the joiners of Arabic script are valid,
 * because texts need them.
 */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`</?(?:${element})(?:\\s[^<>]*)?/?>|<!--`, "i"),
    explain: (match) => ({
      message: `Texts are plain text: the page would show the HTML ${quote(match)} as it is.`,
      suggestion: "Remove it. A new paragraph or entry is one more text in the list.",
    }),
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/,
    explain: (match) => ({
      message: `Texts are plain text: the page would show ${quote(match)}, HTML for one character, as it is.`,
      suggestion: "Write the character itself.",
    }),
  },
  {
    pattern: /[\p{Cc}\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u,
    explain: (_match, before) => ({
      message: `This text has an invisible character, often left by copying, after ${quote(before.slice(-20))}.`,
      suggestion: "Delete the words around it and type them again.",
    }),
  },
];

/**
 * Converts a length from the start of a parsed string to the length of the same text in the JSON file, which
 * includes the opening quotation mark and escapes.
 */
function writtenLength(json: string, valueLength: number): number {
  const tokens = json.slice(1).match(/\\u[\da-f]{4}|\\.|[^\\]/gi) ?? [];
  return 1 + tokens.slice(0, valueLength).join("").length;
}

function diagnose(entry: Entry, path: Path, text: string): Diagnostic[] {
  for (const { pattern, explain } of rules) {
    const match = text.match(pattern);
    const node = nodeAt(entry, path);
    if (match?.index === undefined || node === undefined) continue;
    const json = entry.text.slice(node.offset, node.offset + node.length);
    const start = writtenLength(json, match.index);
    const length = writtenLength(json, match.index + match[0].length) - start;
    const place = placeAt(entry.text, node.offset + start, length);
    return [{ ...diagnosticAt(entry, path, explain(match[0], text.slice(0, match.index))), ...place }];
  }
  return [];
}

export function checkPlainText(entry: Entry): Diagnostic[] {
  return valuesOf(entry.kind, entry.value).flatMap(({ value, schema, path }) =>
    typeof value === "string" && schema.refersTo === undefined ? diagnose(entry, path, value) : [],
  );
}
