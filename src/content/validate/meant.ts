import type { JsonSchema } from "../kind/json-schema";
import { westernDigits } from "../syntax/word";

type Correction = (text: string) => string;

/** What people often write in place of a path, an address, a number or a file's name, and what they meant. */
const corrections: readonly Correction[] = [
  (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim(),
  westernDigits,
  (text) => text.replaceAll("\\", "/"),
  // Only the name is left of a file's place on one's own computer.
  (text) => (/^[a-z]:\/|^file:/i.test(text) ? text.replace(/^.*\//, "./") : text),
  (text) => text.replace(/^http:\/\//i, "https://"),
  (text) => (/^www\./i.test(text) ? `https://${text}` : text),
  (text) => text.replace(/^mailto:|^tel:/i, ""),
  (text) => text.replace(/^00(?=\d)/, "+"),
  (text) => (/^\+[\d ().-]+$/.test(text) ? text.replaceAll(/[ ().-]+/g, " ").trim() : text),
];

/** Corrections that are only right where the text is a path, an address, or a name in capital letters. */
const trials: readonly Correction[] = [
  (text) => text,
  (text) => text.replace(/(?<=.)\/+$/, ""),
  (text) => `/${text}`.replace(/^\/+/, "/").replace(/(?<=.)\/+$/, ""),
  (text) =>
    `/${text}`
      .toLowerCase()
      .replace(/\.html?$/, "")
      .replaceAll(/[ _]+/g, "-")
      .replaceAll(/\/+/g, "/")
      .replace(/(?<=.)\/$/, ""),
  (text) => `./${text.replace(/^\/+/, "")}`,
  (text) => `https://${text}`,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
];

/** Whether a text has the form that a schema gives; false where it gives none. */
function fits(text: string, { pattern, allOf, anyOf }: JsonSchema): boolean {
  if (anyOf) return anyOf.some((one) => fits(text, one));
  if (allOf) return allOf.every((one) => fits(text, one));
  return pattern !== undefined && new RegExp(pattern).test(text);
}

/** What a text was most likely meant to be, if that is as its schema says. */
export function meantText(text: string, schema: JsonSchema): string | undefined {
  const base = corrections.reduce((corrected, correct) => correct(corrected), text);
  return trials.map((attempt) => attempt(base)).find((attempt) => attempt !== text && fits(attempt, schema));
}
