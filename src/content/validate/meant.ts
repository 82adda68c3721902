import { westernDigits } from "../diagnostic/wording";

type Correction = (text: string) => string;

/**
 * Corrections of common mistakes in paths, addresses, numbers and file names. All of them are applied, in
 * this order.
 */
const corrections: readonly Correction[] = [
  (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim(),
  westernDigits,
  (text) => text.replaceAll("\\", "/"),
  // A path on the editor's own computer: keeps only the file name.
  (text) => (/^[a-z]:\/|^file:/i.test(text) ? text.replace(/^.*\//, "./") : text),
  (text) => text.replace(/^http:\/\//i, "https://"),
  (text) => (/^www\./i.test(text) ? `https://${text}` : text),
  (text) => text.replace(/^mailto:|^tel:/i, ""),
  (text) => text.replace(/^00(?=\d)/, "+"),
  (text) => (/^\+[\d ().-]+$/.test(text) ? text.replaceAll(/[ ().-]+/g, " ").trim() : text),
];

/** Corrections that apply only to some types of values. The first one with a valid result is used. */
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

/** Returns the text that was most likely meant, if it is valid. */
export function meantText(text: string, isValid: (candidate: string) => boolean): string | undefined {
  const base = corrections.reduce((corrected, correct) => correct(corrected), text);
  return attempts
    .map((attempt) => attempt(base))
    .find((candidate) => candidate !== text && isValid(candidate));
}
