import { comparable } from "../../comparable";
import { wholeTitle } from "../../whole-title";
import { type Diagnostic, diagnosticAt, type Explanation } from "../diagnostic/diagnostic";
import { count, quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { valueAt } from "../read/position";
import { maxTitle } from "../schema/vocabulary";
import { pagesOf } from "./page-path";

/** What a title consists of: "Training | Brand" has two parts. */
const separator = /\s*[|•·]\s*|\s+[–—-]\s+/;

function explainTitle(title: string, brand: string): Explanation | undefined {
  const parts = title.split(separator);
  const others = parts.filter((part) => comparable(part) !== comparable(brand));
  if (others.length < parts.length) {
    return {
      message: `The title contains the brand ${quote(brand)} already, which the site adds.`,
      suggestion:
        others.length > 0 ? `Write ${quote(others.join(" – "))}.` : "Write what this page is about.",
    };
  }
  const whole = wholeTitle(title, brand);
  const excess = whole.length - maxTitle;
  if (excess <= 0) return undefined;
  return {
    message: `With the brand, the title ${quote(whole)} has ${whole.length} characters; ${maxTitle} fit.`,
    suggestion: `Shorten it by ${count(excess, "character")}.`,
  };
}

/** Reports titles that contain the brand, or are too long with it. */
export function checkTitles(entries: readonly Entry[]): Diagnostic[] {
  const brand = valueAt(entries.find(({ file }) => file === "site.json")?.value, ["brand", "name"]);
  if (typeof brand !== "string") return [];
  return pagesOf(entries).flatMap(({ entry }) => {
    const title = valueAt(entry.value, ["metadata", "title"]);
    const explanation = typeof title === "string" ? explainTitle(title, brand) : undefined;
    return explanation ? diagnosticAt(entry, ["metadata", "title"], explanation) : [];
  });
}
