import { basename } from "node:path";
import { dataPath } from "../../data-path";
import { homePath, overviewOf, programKinds } from "../../site-paths";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { didYouMean } from "../diagnostic/did-you-mean";
import { anyOf, quote } from "../diagnostic/wording";
import { isPage } from "../kind/kind";
import type { Entry } from "../read/entry";
import { valueAt } from "../read/position";

export type Page = { path: string; entry: Entry };

export function pagesOf(entries: readonly Entry[]): Page[] {
  return entries.flatMap((entry) => {
    const path = valueAt(entry.value, ["path"]);
    return isPage(entry.kind) && typeof path === "string" ? [{ path, entry }] : [];
  });
}

export function pathsByName(file: string): string[] {
  const name = basename(file, ".json");
  if (file.startsWith("programs/")) return programKinds.map((kind) => `/${kind}/${name}`);
  return [name === "home" ? "/" : `/${name}`];
}

/**
 * Returns the paths of all pages, also of those whose file is invalid or has a wrong path. The content check
 * reports the file then, but not the links to the page.
 */
export function knownPaths(entries: readonly Entry[]): string[] {
  const paths = entries.flatMap(({ file, kind, value }) => {
    if (!isPage(kind)) return [];
    const path = String(valueAt(value, ["path"]));
    const names = pathsByName(file);
    return names.includes(path) ? path : names;
  });
  return [...paths, homePath];
}

export function checkPagePaths(pages: readonly Page[]): Diagnostic[] {
  return pages.flatMap(({ path, entry }) => {
    const expected = pathsByName(entry.file);
    if (expected.includes(path)) return [];
    const owner = pages.find((page) => page.path === path && pathsByName(page.entry.file).includes(path));
    const reason = owner ? `; ${quote(path)} is the path of ${dataPath(owner.entry.file)}` : "";
    return diagnosticAt(entry, ["path"], {
      message: `The path must be ${anyOf(expected)}, like the name of the file${reason}.`,
      suggestion: (owner ? undefined : didYouMean(path, expected)) ?? "Change the path.",
    });
  });
}

export function overviewFile(programPath: string): string {
  return `pages/${overviewOf(programPath)}.json`;
}

/**
 * Reports programs that their overview page or the header does not name.
 *
 * @param listed for each file, the paths that it names
 */
export function checkUnlistedPrograms(
  pages: readonly Page[],
  listed: ReadonlyMap<string, Set<string>>,
): Diagnostic[] {
  const programs = pages.filter(
    ({ path, entry }) => entry.file.startsWith("programs/") && pathsByName(entry.file).includes(path),
  );
  return programs.flatMap(({ path, entry }) =>
    [overviewFile(path), "navigation/header.json"]
      .filter((file) => listed.get(file)?.has(path) === false)
      .map((file) =>
        diagnosticAt(entry, ["path"], {
          message: `${dataPath(file)} does not name this program, so visitors cannot find it.`,
          suggestion: `Add ${quote(path)} to ${dataPath(file)}.`,
        }),
      ),
  );
}
