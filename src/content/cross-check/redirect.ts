import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import { valuesOf } from "../kind/json-schema";
import type { Entry } from "../read/entry";
import { valueAt } from "../read/position";
import { knownPaths } from "./page-path";

const isList = ({ file }: Entry) => file === "redirects.json";

/** Returns the path to which an earlier path leads. */
export function presentPath(entries: readonly Entry[], earlier: string): string | undefined {
  const redirects = [valueAt(entries.find(isList)?.value, ["redirects"])].flat();
  const redirect = redirects.find((entry) => valueAt(entry, ["from"]) === earlier);
  return redirect === undefined ? undefined : String(valueAt(redirect, ["to"]));
}

/**
 * Reports earlier paths that a page has now.
 *
 * @param all all files, including unreadable ones, because they may be pages
 */
export function checkRedirects(entries: readonly Entry[], all: readonly Entry[]): Diagnostic[] {
  const paths = knownPaths(all);
  return entries.filter(isList).flatMap((entry) =>
    valuesOf(entry.kind, entry.value).flatMap(({ value, path }) => {
      if (path.at(-1) !== "from" || !paths.includes(String(value))) return [];
      return diagnosticAt(entry, path, {
        message: `${quote(value)} is the path of a page, so it cannot lead to another one.`,
        suggestion: "Remove this entry, or correct its path.",
      });
    }),
  );
}
