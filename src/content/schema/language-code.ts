const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

export const isCountry = (code: string) => regions.of(code) !== undefined;

/** @param code a language, or a language and a country, such as "en-US" */
export function isLanguage(code: string): boolean {
  const [language = "", country] = code.split("-");
  return languages.of(language) !== undefined && (country === undefined || isCountry(country));
}
