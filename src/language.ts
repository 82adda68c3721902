export type Direction = "ltr" | "rtl";

/** Returns "rtl" for languages whose script runs from right to left, such as Arabic and Hebrew. */
export function directionOf(language: string): Direction {
  return /^(?:Arab|Hebr|Thaa)$/.test(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** Returns the language with its most likely country, as Open Graph writes both: "en_US" for "en". */
export function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}
