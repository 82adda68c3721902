import { dataPath } from "../../data-path";
import { homePath } from "../../site-paths";
import { type Diagnostic, diagnosticAt, type Explanation } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import type { Entry } from "../read/entry";
import { valueAt } from "../read/place";
import { aliasesOf, pagesOf, pathsByName } from "./page-path";

/** The folders of public/ that contain the files of all pages. */
const fileFolder = /^\/(?:page-data|share|static)(?:\/|$)/;

/** Returns the path of the page that hosts may show at this path (src/gatsby/document/finish.ts). */
function shownPath(path: string): string {
  const page = path.replace(/\/index$/, "");
  return page === "" || page === homePath ? "/" : page;
}

/** Returns the paths of planned pages, which lead to the home page. */
function plannedPaths(entries: readonly Entry[]): unknown[] {
  const footer = entries.find(({ file }) => file === "navigation/footer.json");
  const links = valueAt(footer?.value, ["links"]);
  if (!Array.isArray(links)) return [];
  return links.filter((link) => valueAt(link, ["isPlanned"]) === true).map((link) => valueAt(link, ["path"]));
}

/** Reports aliases that cannot lead to their page, because something else has their path. */
export function checkAliases(entries: readonly Entry[]): Diagnostic[] {
  const pages = pagesOf(entries);
  const owners = new Map(
    // A page whose path does not match its file name is reported itself.
    pages
      .filter(({ path, entry }) => pathsByName(entry.file).includes(path))
      .map(({ path, entry }) => [path, entry.file]),
  );
  const planned = plannedPaths(entries);
  const earlier = new Map<unknown, string>();

  function reasonAgainst(alias: string): string | undefined {
    const path = shownPath(alias);
    const owner = owners.get(path);
    if (owner) return `is the path of the page of ${dataPath(owner)}`;
    if (path === "/404") return "is the page for unknown paths";
    if (planned.includes(path)) return `is a planned page of ${dataPath("navigation/footer.json")}`;
    return fileFolder.test(path) ? "is in a folder of the site's files" : undefined;
  }

  function conflict(alias: string, file: string): Explanation | undefined {
    const reason = reasonAgainst(alias);
    if (reason) return { message: `${quote(alias)} ${reason}.`, suggestion: `Remove ${quote(alias)}.` };
    const other = earlier.get(alias) ?? file;
    if (other === file) return undefined;
    const message = `${quote(alias)} is an earlier path of ${dataPath(other)} too.`;
    return { message, suggestion: "Remove it from one of the two lists." };
  }

  return pages.flatMap(({ entry }) =>
    aliasesOf(entry).flatMap((alias, index) => {
      const explanation = conflict(alias, entry.file);
      if (!earlier.has(alias)) earlier.set(alias, entry.file);
      return explanation ? diagnosticAt(entry, ["aliases", index], explanation) : [];
    }),
  );
}
