import { distance } from "fastest-levenshtein";
import type { Position } from "../read/document";

/** Something an editor has to mend, said in the editor's words. */
export type Fault = Position & {
  /** Path under `data/`. */
  file: string;
  /** The field, from the file's root: `landing.image.alt`, `items[3].type`. */
  field?: string;
  /** What stands there, to be read after "There is". */
  found: string;
  /** What should stand there. */
  expected: string;
  /** What will most likely mend it: what to do, or a question that can be answered with yes. */
  remedy: string;
};

/** A fault, and the page on which a visitor would have met it: "on the page /flagship/palsam". */
export type LocatedFault = Fault & { page: string };

/** A path of keys and indices as an editor reads it: `items[3].type`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}

/** Characters that nobody sees: of width zero, of no form, or such that turn the direction of reading. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029\ufeff]/gu;

/** What stands in a file, with a word for what nobody sees. */
export function visible(text: string): string {
  return text.replace(invisible, "[invisible character]");
}

/** A value as it stands in the file, shortened to one line. */
export function quote(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 1 ? "a list of 1 entry" : `a list of ${value.length} entries`;
  if (typeof value === "object" && value !== null) return "a group of fields { … }";
  if (value === null) return "null, which stands for nothing";
  const text = visible(String(JSON.stringify(value)));
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text;
}

/** How many slips of the hand lie between two words; letters in another order are one. */
function slips(a: string, b: string): number {
  const edits = distance(a, b);
  const haveSameLetters = [...a].sort().join() === [...b].sort().join();
  return haveSameLetters ? Math.min(edits, 1) : edits;
}

/** The candidate an editor most likely meant, if one is close enough to be a slip of the hand. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: slips(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, edits }) => edits <= Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)),
    )
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.?]$/.test(words) ? "" : ".");
}

/** One fault as the lines a terminal shows; the first starts with a place that it can open. */
export function formatFault({
  file,
  line,
  column,
  page,
  field,
  found,
  expected,
  remedy,
}: LocatedFault): string {
  return [
    `data/${file}:${line}:${column}  ${field ? `${field}, ` : ""}${page}`,
    `    There is ${found}. Expected: ${expected}.`,
    `    ${sentence(remedy)}`,
  ].join("\n");
}

/** How many faults there are, as the heading over them or the sum below. */
export function countFaults(faults: readonly Fault[]): string {
  return faults.length === 1 ? "1 fault in the content" : `${faults.length} faults in the content`;
}
