import { fill, fillList } from "../../query/fill";
import type { Words } from "../../query/use-site";

type ProgramWords = Words["program"];
type Duration = { hours: number; days: number | null };

/** The forms of a text for the plural categories of a language, as far as they differ from `other`. */
type Forms = { [Rule in Intl.LDMLPluralRule]?: string | null } & { other: string };

/** Returns "18 hours" and "3 days", or "50 hours" without fixed days. */
function durationTexts(words: ProgramWords, language: string, { hours, days }: Duration): string[] {
  const rules = new Intl.PluralRules(language);
  const text = (count: number, forms: Forms) => fill(forms[rules.select(count)] ?? forms.other, { count });
  const hourForms = { one: words.oneHour, two: words.twoHours, few: words.fewHours, other: words.manyHours };
  const dayForms = { one: words.oneDay, two: words.twoDays, few: words.fewDays, other: words.manyDays };
  return [text(hours, hourForms), ...(days === null ? [] : [text(days, dayForms)])];
}

export const isNumber = (value: string) => /^\p{Nd}+$/u.test(value);

type Extent = Pick<Queries.ProgramPlateFragment, "duration" | "facts">;

/**
 * Returns the duration of a program in one line, or else its facts with a number, such as "5 groups, 16
 * chapters". The plural forms are those of `language`.
 */
export function extentText(words: ProgramWords, language: string, { duration, facts }: Extent): string {
  const counts = (facts ?? []).filter(({ value }) => isNumber(value));
  const texts = duration
    ? durationTexts(words, language, duration)
    : counts.map(({ label, value }) => fill(words.fact, { label: label.toLowerCase(), value }));
  return fillList(words.list, texts);
}
