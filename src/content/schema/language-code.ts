const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Codes of `Intl` that name no country. */
const noCountries = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

/** Returns "GB" for "UK": codes that have been replaced. */
export function currentCountry(code: string): string | undefined {
  return new Intl.Locale(`und-${code}`).region;
}

export function isCountry(code: string): boolean {
  return regions.of(code) !== undefined && currentCountry(code) === code && !noCountries.includes(code);
}

/** @param code a language, or a language and a country, such as "en-US" */
export function isLanguage(code: string): boolean {
  const [language = "", country] = code.split("-");
  return languages.of(language) !== undefined && (country === undefined || isCountry(country));
}
