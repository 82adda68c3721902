import { homePath } from "../../site-paths";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { valueAt } from "../read/position";
import { knownPaths } from "./page-path";

function redirectsOf(entry: Entry | undefined): unknown[] {
  const redirects = valueAt(entry?.value, ["redirects"]);
  return Array.isArray(redirects) ? redirects : [];
}

const fileOf = (entries: readonly Entry[]) => entries.find(({ file }) => file === "redirects.json");

/** Returns the path to which an earlier path leads. */
export function presentPath(entries: readonly Entry[], earlier: string): string | undefined {
  const redirect = redirectsOf(fileOf(entries)).find((entry) => valueAt(entry, ["from"]) === earlier);
  return redirect === undefined ? undefined : String(valueAt(redirect, ["to"]));
}

/**
 * Reports earlier paths that a page has now.
 *
 * @param all all files, including unreadable ones, because they may be pages
 */
export function checkRedirects(entries: readonly Entry[], all: readonly Entry[]): Diagnostic[] {
  const file = fileOf(entries);
  const paths = [...knownPaths(all), homePath];
  return redirectsOf(file).flatMap((redirect, index) => {
    const from = String(valueAt(redirect, ["from"]));
    if (!file || !paths.includes(from)) return [];
    return diagnosticAt(file, ["redirects", index, "from"], {
      message: `${quote(from)} is the path of a page, so it cannot lead to another one.`,
      suggestion: "Remove this entry, or correct its path.",
    });
  });
}
