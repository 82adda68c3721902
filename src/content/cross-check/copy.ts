import { type Fault, fieldName, quote } from "../diagnostic/diagnostic";
import { walk } from "../kind/json-schema";
import type { Kind } from "../kind/kind";
import { type Document, positionOf } from "../read/document";

type Rule = { pattern: RegExp; found: (match: string) => string; expected: string; remedy: string };

const element =
  "a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul";

const plainText = "plain text, which the site shows as it stands";

/**
 * What would stand on the page as nobody meant it. "a < b", "Q&A" and "R&D;" are no HTML and stay; so do
 * non-breaking spaces, soft hyphens and the joiners of Arabic script inside a text: they do what they are for.
 */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`</?(?:${element})(?:\\s[^<>]*)?/?>|<!--`, "i"),
    found: (match) => `${quote(match)} in the text, which is HTML`,
    expected: plainText,
    remedy: "remove it; for a new paragraph or a new entry, the field's list takes one more text",
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/,
    found: (match) => `${quote(match)} in the text, which is HTML for one character`,
    expected: plainText,
    remedy: "write the character itself",
  },
  {
    pattern: /[\p{Cc}\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u,
    found: () => "an invisible character in the text, often left by copying",
    expected: plainText,
    remedy: "write the words around it anew",
  },
];

function faultOf(rule: Rule, text: string): Pick<Fault, "found" | "expected" | "remedy"> | undefined {
  const match = text.match(rule.pattern);
  if (match?.index === undefined) return undefined;
  const near = text.slice(Math.max(0, match.index - 15), match.index + 20);
  const { found, expected, remedy } = rule;
  return { found: `${found(match[0])}, at ${quote(near)}`, expected, remedy };
}

/** Whether all texts of a document look on the page as they do in the file. */
export function checkCopy(document: Document, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  walk(kind, document.value, (value, { refersTo }, path) => {
    if (typeof value !== "string" || refersTo !== undefined) return;
    for (const rule of rules) {
      const words = faultOf(rule, value);
      if (words === undefined) continue;
      faults.push({ file: document.file, ...positionOf(document, path), field: fieldName(path), ...words });
      return;
    }
  });
  return faults;
}
