import { programKind } from "../../site-paths";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { didYouMean } from "../diagnostic/did-you-mean";
import { quote } from "../diagnostic/wording";
import { type JsonSchema, valuesOf } from "../kind/json-schema";
import type { Entry } from "../read/entry";
import { type Path, valueAt } from "../read/position";
import { checkPagePaths, checkUnlistedPrograms, knownPaths, pagesOf } from "./page-path";
import { presentPath } from "./redirect";

type Reference = { target: string; path: Path; thing: "page" | "program" };

function referenceOf(value: unknown, schema: JsonSchema, path: Path): Reference | undefined {
  const thing = schema.refersTo;
  if (typeof value === "string") {
    const isPath = value.startsWith("/") && (thing === "page" || thing === "program");
    return isPath ? { target: value, path, thing } : undefined;
  }
  // For an entry of the navigation, a field beside the path decides whether it is a reference. The path of a
  // menu is only the start of other paths, and a planned page does not exist yet.
  const isEntry = schema.properties?.subPages !== undefined || schema.properties?.isPlanned !== undefined;
  const target = valueAt(value, ["path"]);
  const isLink = valueAt(value, ["subPages"]) === undefined && valueAt(value, ["isPlanned"]) !== true;
  if (!isEntry || !isLink || typeof target !== "string") return undefined;
  return { target, path: [...path, "path"], thing: "page" };
}

/**
 * Reports links to pages that do not exist, pages whose path differs from the name of their file, and programs
 * that are in no list.
 *
 * @param all all files, including unreadable ones, because they may be pages that others refer to
 */
export function checkLinks(entries: readonly Entry[], all: readonly Entry[]): Diagnostic[] {
  const pages = pagesOf(all);
  const paths = knownPaths(all);
  const candidates = { page: paths, program: paths.filter(programKind) };
  // A page whose path does not match its file name is reported itself, so links to it are not.
  const known = [...paths, ...pages.map(({ path }) => path)];
  const listed = new Map<string, Set<string>>();
  const diagnostics: Diagnostic[] = [];

  for (const entry of entries) {
    const named = new Set<string>();
    listed.set(entry.file, named);
    for (const { value, schema, path } of valuesOf(entry.kind, entry.value)) {
      const reference = referenceOf(value, schema, path);
      if (reference === undefined) continue;
      const { target, thing } = reference;
      named.add(target);
      if (known.includes(target) && (thing === "page" || programKind(target))) continue;
      const suggestion = didYouMean(presentPath(all, target) ?? target, candidates[thing]);
      diagnostics.push(
        diagnosticAt(entry, reference.path, {
          message: `No ${thing} of the site has the path ${quote(target)}.`,
          suggestion: suggestion ?? `Correct the path, or add the ${thing}.`,
        }),
      );
    }
  }
  // A list with a misspelled path also seems to omit a program. Report only the misspelled path.
  for (const { file } of diagnostics) listed.delete(file);
  return [...diagnostics, ...checkPagePaths(pages), ...checkUnlistedPrograms(pages, listed)];
}
