import type { Finding } from "./file";

type Rule = {
  /** Matches at the offset where the parser stopped. */
  pattern: RegExp;
  message: (word: string) => string;
  suggestion?: string;
};

function numberMessage(word: string): string {
  return `${word} is not a number.`;
}

const numberSuggestion =
  'Write the digits 0 to 9 only, with a point before decimals. A text needs quotation marks "…".';

/** Words that JSON does not know but people often write. */
const rules: readonly Rule[] = [
  {
    pattern: /^(?:[+.]\d[\d.]*|[\u0660-\u0669\u06f0-\u06f9]+)/,
    message: numberMessage,
    suggestion: numberSuggestion,
  },
  {
    pattern: /^(?:true|false)\b/i,
    message: (word) => `${word} must be in small letters.`,
  },
  {
    pattern: /^(?:none|null|undefined|nan|n\/a|nil)\b/i,
    message: (word) => `${word} is not a value.`,
    suggestion: "Write the value, or remove the whole field if it may be left out.",
  },
  {
    pattern: /^([<|=>])\1{6}[^\r\n]*/,
    message: () => "Git has left two versions of these lines here.",
    suggestion: "Keep one of the two, and delete the lines that start with <<<<<<<, =======, or >>>>>>>.",
  },
  {
    pattern: /^=+/,
    message: () => "Use a colon, not =, between the name of a field and its value.",
    suggestion: "Write a colon in its place.",
  },
  {
    pattern: /^[;،؛，、]/,
    message: (sign) => `Use a comma, not ${sign}, between two entries.`,
    suggestion: "Write a comma in its place.",
  },
  {
    pattern: /^[\p{Cc}\p{Cf}\u00a0\u2000-\u200a\u2028\u2029\u202f\u3000]/u,
    message: () => "This is an invisible character or a special space.",
    suggestion: "Delete everything between the two words or signs here, and type the spaces again.",
  },
  {
    pattern: /^['“”„‟«»‘’‚][^'“”„‟«»‘’‚\r\n]*['“”„‟«»‘’‚]?/,
    message: (word) => `${word} must be in straight quotation marks.`,
    suggestion: 'Replace the quotation marks around it with straight ones: "…".',
  },
];

/** Finds a number that the parser has read only in part. */
function checkNumber(text: string, offset: number): Finding | undefined {
  const before = text.slice(0, offset).match(/:\s*(-?\d[\d.,]*[\t ]*)$/)?.[1];
  const rest = text.slice(offset).match(/^[^\s,;؛،，、}\]":]+/)?.[0];
  if (before === undefined || rest === undefined) return undefined;
  return {
    offset: offset - before.length,
    length: before.length + rest.length,
    message: numberMessage(before + rest),
    suggestion: numberSuggestion,
  };
}

export function checkWord(text: string, offset: number): Finding | undefined {
  const number = checkNumber(text, offset);
  if (number !== undefined) return number;
  const rest = text.slice(offset, offset + 40);
  for (const { pattern, message, suggestion } of rules) {
    const word = rest.match(pattern)?.[0];
    if (word === undefined) continue;
    return { offset, length: word.length, message: message(word), suggestion };
  }
  return undefined;
}
