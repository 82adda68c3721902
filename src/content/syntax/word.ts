import type { Diagnosis } from "./syntax";

type Rule = {
  /** The word, from the place where the parser stopped. */
  pattern: RegExp;
  /** Where the word itself says nothing. */
  found?: string;
  expected: string;
  remedy: (word: string) => string;
};

const number = "a number such as 24 or 29.95, without quotation marks";
const trueOrFalse = "true or false, in small letters";

/** A number written in Arabic or Persian digits, in those of the keyboard. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

const rules: readonly Rule[] = [
  {
    pattern: /^[\u0660-\u0669\u06f0-\u06f9]+/,
    expected: number,
    remedy: (word) => `write the number with the digits 0 to 9: ${westernDigits(word)}`,
  },
  {
    pattern: /^true\b/i,
    expected: trueOrFalse,
    remedy: () => "write true",
  },
  { pattern: /^false\b/i, expected: trueOrFalse, remedy: () => "write false" },
  {
    pattern: /^(?:none|null|undefined|nan|n\/a|nil)\b/i,
    expected: "a value",
    remedy: () => "write the value, or remove the whole field if it may be left out",
  },
  {
    pattern: /^=+/,
    expected: "a colon between a field's name and its value",
    remedy: () => "put a colon in its place",
  },
  {
    pattern: /^[+.]\d[\d.]*/,
    expected: number,
    remedy: (word) => `write ${Number(word)}`,
  },
  {
    pattern: /^[\p{Cc}\p{Cf}\u00a0\u2000-\u200a\u2028\u2029\u202f\u3000]/u,
    found: "an invisible character, or a space of another kind",
    expected: "spaces of the keyboard alone",
    remedy: () => "delete what stands between the two words or signs here, and type the spaces anew",
  },
  {
    pattern: /^['“”„‟«»‘’‚]/,
    expected: 'straight quotation marks "…" around names and texts',
    remedy: () => 'replace the quotation marks around this text by straight ones: "…"',
  },
];

/** The number meant by one that goes on where the parser stopped: 24,5 and 1 000 and 007, or 80% and 24 h. */
function numberMeant(before: string, rest: string): string {
  if (!/^\d+$/.test(rest)) return before.trim().replace(/[.,]+$/, "");
  return String(Number(before.replace(",", ".").trim() + rest));
}

/** What to say of a number the parser read the first part of. */
function diagnoseNumber(text: string, offset: number): Diagnosis | undefined {
  const before = text.slice(0, offset).match(/:\s*(-?\d[\d.,]*[\t ]*)$/)?.[1];
  const rest = text.slice(offset).match(/^[^\s,}\]":]+/)?.[0];
  if (before === undefined || rest === undefined) return undefined;
  return {
    offset,
    found: `${before}${rest}, which is no number`,
    expected: number,
    remedy: `write ${numberMeant(before, rest)}; if it is a text, put it between quotation marks "…"`,
  };
}

/** What to say of a word that is no value of the file's language, if it is one that people often write. */
export function diagnoseWord(text: string, offset: number): Diagnosis | undefined {
  const number = diagnoseNumber(text, offset);
  if (number !== undefined) return number;
  const rest = text.slice(offset, offset + 40);
  for (const { pattern, expected, remedy, found } of rules) {
    const word = rest.match(pattern)?.[0];
    if (word === undefined) continue;
    const shown = rest.match(/^[^\n\r,}\]:]*/)?.[0].trim() || word;
    return { offset, found: found ?? `${shown}, which cannot be read`, expected, remedy: remedy(word) };
  }
  return undefined;
}
