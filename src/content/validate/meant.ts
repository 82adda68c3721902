import { westernDigits } from "../diagnostic/words";

type Correction = (text: string) => string;

/** What people often write in place of a path, an address, a number or the name of a file, and what they mean. */
const corrections: readonly Correction[] = [
  (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim(),
  westernDigits,
  (text) => text.replaceAll("\\", "/"),
  // Of the place of a file on the editor's own computer, only the name counts.
  (text) => (/^[a-z]:\/|^file:/i.test(text) ? text.replace(/^.*\//, "./") : text),
  (text) => text.replace(/^http:\/\//i, "https://"),
  (text) => (/^www\./i.test(text) ? `https://${text}` : text),
  (text) => text.replace(/^mailto:|^tel:/i, ""),
  (text) => text.replace(/^00(?=\d)/, "+"),
  (text) => (/^\+[\d ().-]+$/.test(text) ? text.replaceAll(/[ ().-]+/g, " ").trim() : text),
];

/** Corrections that are only right where the text is a path, an address, or a name in capital letters. */
const attempts: readonly Correction[] = [
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

/** Returns what a text was most likely meant to be, if that is valid. */
export function meantText(text: string, isValid: (candidate: string) => boolean): string | undefined {
  const base = corrections.reduce((corrected, correct) => correct(corrected), text);
  return attempts
    .map((attempt) => attempt(base))
    .find((candidate) => candidate !== text && isValid(candidate));
}
