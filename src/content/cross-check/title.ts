import { type Fault, quote } from "../diagnostic/diagnostic";
import { type Document, positionOf } from "../read/document";
import { wholeTitle } from "../schema/whole-title";
import { fieldOf, pagesOf } from "./page";

/** What search engines show of a title before they cut it. */
const longest = 60;

/** Titles that are cut once the brand stands behind them. */
export function checkTitles(documents: readonly Document[]): Fault[] {
  const site = documents.find(({ file }) => file === "site.json");
  const brand = fieldOf(fieldOf(site?.value, "brand"), "name");
  if (typeof brand !== "string") return [];
  return pagesOf(documents).flatMap(({ document }) => {
    const title = fieldOf(fieldOf(document.value, "metadata"), "title");
    if (typeof title !== "string") return [];
    const whole = wholeTitle(title, brand);
    const excess = whole.length - longest;
    if (excess <= 0) return [];
    return {
      file: document.file,
      ...positionOf(document, ["metadata", "title"]),
      field: "metadata.title",
      found: `${quote(title)}, which is shown as ${quote(whole)}: ${whole.length} characters`,
      expected: `${longest} characters at most, the brand included`,
      remedy: `shorten it by ${excess} character${excess === 1 ? "" : "s"}`,
    };
  });
}
