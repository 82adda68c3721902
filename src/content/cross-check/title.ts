import { wholeTitle } from "../../whole-title";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { count, quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { valueAt } from "../read/place";
import { letterCount } from "../schema/letter-count";
import { maxTitle } from "../schema/vocabulary";
import { pagesOf } from "./page-path";

/** Reports titles that are too long with the brand. */
export function checkTitles(entries: readonly Entry[]): Diagnostic[] {
  const brand = valueAt(entries.find(({ file }) => file === "site.json")?.value, ["brand", "name"]);
  if (typeof brand !== "string") return [];
  return pagesOf(entries).flatMap(({ entry }) => {
    const title = valueAt(entry.value, ["metadata", "title"]);
    if (typeof title !== "string") return [];
    const whole = wholeTitle(title, brand);
    const length = letterCount(whole);
    const excess = length - maxTitle;
    if (excess <= 0) return [];
    return diagnosticAt(entry, ["metadata", "title"], {
      message: `With the brand, the title ${quote(whole)} has ${length} characters; ${maxTitle} fit.`,
      suggestion: `Shorten it by ${count(excess, "character")}.`,
    });
  });
}
