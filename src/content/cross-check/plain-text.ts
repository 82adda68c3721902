import { type Diagnostic, diagnosticInText, type Explanation } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import { valuesOf } from "../kind/json-schema";
import type { Entry } from "../read/entry";

type Fault = { pattern: RegExp; explain: (match: string, text: string, index: number) => Explanation };

const element =
  "a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|tr|u|ul";

/**
 * HTML, placeholders and invisible characters, which the page would show unchanged. "a < b", "Q&A" and "R&D;" are valid,
 * because they are not HTML. Single no-break spaces, soft hyphens, the joiners of Arabic script, marks of direction and the
 * variation selectors of emoji are valid, because texts need them.
 */
const faults: readonly Fault[] = [
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
    pattern: /\b[Ll]orem ipsum\b|^(?:TODO|FIXME)(?::|$)|^(?:x{3,}|undefined|null|NaN)$/,
    explain: () => ({
      message: "This is a placeholder, not a text.",
      suggestion: "Write the text, or remove the field.",
    }),
  },
  {
    // UTF-8 that a program has read as Windows-1252.
    pattern: /â€.|Ã[¡-©¬-¹¼-¿]|(?:[ØÙ][^\sA-Za-z]){2}/,
    explain: (match) => ({
      message: `${quote(match)} is a character that a program has read in the wrong encoding.`,
      suggestion: "Write the character again.",
    }),
  },
  {
    // Three words in a row. A single no-break space is right, for example between a number and its unit.
    pattern: /[\p{L}\p{M}]{2,}(?:[\u00a0\u2007\u202f][\p{L}\p{M}]{2,}){2,}/u,
    explain: (match, text) => ({
      message: `This text joins words with no-break spaces: ${quote(match)}. Lines cannot break there.`,
      suggestion: `Put this text in its place, with plain spaces: ${text.replace(/(?<!\d)[\u00a0\u2007\u202f](?!\d)/g, " ")}`,
    }),
  },
  {
    // Control, private-use, unassigned and ignorable characters, unpaired surrogates, line separators, and U+FFFC, which
    // stands for an object.
    pattern:
      /(?![\u00ad\u061c\u200e\u200f\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffc]/u,
    explain: (_match, text, index) => {
      const place = index === 0 ? "at its start" : `after ${quote(text.slice(0, index).slice(-20))}`;
      return {
        message: `This text has an invisible or unknown character, often left by copying, ${place}.`,
        suggestion: "Delete the words around it and type them again.",
      };
    },
  },
];

export function checkPlainText(entry: Entry): Diagnostic[] {
  return valuesOf(entry.kind, entry.value).flatMap(({ value, schema, path }) => {
    if (typeof value !== "string" || schema.refersTo !== undefined) return [];
    for (const { pattern, explain } of faults) {
      const match = pattern.exec(value);
      if (match === null) continue;
      const { index, 0: part } = match;
      return diagnosticInText(entry, path, { index, part }, explain(part, value, index));
    }
    return [];
  });
}
