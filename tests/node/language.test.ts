import { directionOf, openGraphLocale } from "../../src/language";

test.each([
  ["en", "ltr", "en_US"],
  ["en-GB", "ltr", "en_GB"],
  ["ar", "rtl", "ar_EG"],
  ["he", "rtl", "he_IL"],
  ["ku-IQ", "rtl", "ku_IQ"],
])("%s has its direction and its country", (language, direction, locale) => {
  expect([directionOf(language), openGraphLocale(language)]).toEqual([direction, locale]);
});
