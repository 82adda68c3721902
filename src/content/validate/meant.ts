import { visible, westernDigits } from "../diagnostic/wording";
import { withoutTrunkZero } from "../schema/phone-number";

type Correction = (text: string) => string;

/** Common mistakes in paths, addresses, numbers and file names. All corrections are applied in order. */
const corrections: readonly Correction[] = [
  (text) => visible(text, "").trim(),
  westernDigits,
  (text) => text.replaceAll("\\", "/"),
  // Keeps only the file name of a path on the editor's own computer.
  (text) => (/^[a-z]:\/|^file:/i.test(text) ? text.replace(/^.*\//, "./") : text),
  (text) => text.replace(/^https?:\/*(?=[^/])/i, "https://"),
  (text) => (/^www\./i.test(text) ? `https://${text}` : text),
  (text) => text.replace(/^mailto:|^tel:/i, ""),
  (text) => text.replace(/^00(?=\d)/, "+"),
  (text) => {
    // Other programs write special spaces and hyphens.
    const plain = text.replaceAll(/\p{Zs}/gu, " ").replaceAll(/\p{Pd}/gu, "-");
    return /^\+[\d ().-]+$/.test(plain)
      ? withoutTrunkZero(plain)
          .replaceAll(/[ ().-]+/g, " ")
          .trim()
      : text;
  },
];

/** For some types of values only. The first correction with a valid result is used. */
const attempts: readonly Correction[] = [
  (text) => text,
  (text) => text.replace(/(?<=.)\/+$/, ""),
  (text) =>
    `/${text}`
      .toLowerCase()
      .replace(/\.html?$/, "")
      .replaceAll(/[\s_]+/g, "-")
      .replaceAll(/\/+/g, "/")
      .replace(/(?<=.)\/$/, ""),
  (text) => `./${text.replace(/^\/+/, "")}`,
  (text) => `https://${text}`,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
];

/** Returns the valid text that was most likely meant. */
export function meantText(text: string, isValid: (candidate: string) => boolean): string | undefined {
  const base = corrections.reduce((corrected, correct) => correct(corrected), text);
  return attempts
    .map((attempt) => attempt(base))
    .find((candidate) => candidate !== text && isValid(candidate));
}
