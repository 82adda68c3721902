import { type Fault, fieldName, nearest, quote } from "../diagnostic/diagnostic";
import { type JsonSchema, walk } from "../kind/json-schema";
import type { Kind } from "../kind/kind";
import { type Document, positionOf } from "../read/document";
import { fieldOf, misplacedPages, pagesOf, pathsMeant, unlistedPrograms } from "./page";

type Path = (string | number)[];

/** A value that names a page or a program by its path. */
type Reference = { target: string; path: Path; thing: "page" | "program" };

/** The reference a value is, if it is one. */
function referenceOf(value: unknown, schema: JsonSchema, path: Path): Reference | undefined {
  const thing = schema.refersTo;
  if (typeof value === "string") {
    const isPath = value.startsWith("/") && (thing === "page" || thing === "program");
    return isPath ? { target: value, path, thing } : undefined;
  }
  // Whether the path of a navigation entry is a reference depends on a field beside it: a menu has only the
  // start of paths, and a planned page is not there yet.
  const isEntry = schema.properties?.subPages !== undefined || schema.properties?.isPlanned !== undefined;
  const target = fieldOf(value, "path");
  const isLink = fieldOf(value, "subPages") === undefined && fieldOf(value, "isPlanned") !== true;
  if (!isEntry || !isLink || typeof target !== "string") return undefined;
  return { target, path: [...path, "path"], thing: "page" };
}

function missingTarget(
  document: Document,
  { target, path, thing }: Reference,
  known: readonly string[],
): Fault {
  const meant = nearest(target, known);
  return {
    file: document.file,
    ...positionOf(document, path),
    field: fieldName(path),
    found: `${quote(target)}, but no ${thing} at that path`,
    expected: `the path of a ${thing} of this site`,
    remedy: meant ? `did you mean "${meant}"?` : `correct the path, or add the ${thing}`,
  };
}

/** A planned page that is there by now. */
function outdatedPlan(document: Document, value: unknown, path: Path, pagePaths: readonly string[]): Fault[] {
  const target = fieldOf(value, "path");
  if (fieldOf(value, "isPlanned") !== true || !pagePaths.includes(String(target))) return [];
  return [
    {
      file: document.file,
      ...positionOf(document, [...path, "isPlanned"]),
      field: fieldName([...path, "isPlanned"]),
      found: `a page at ${quote(target)} by now, which is called planned here`,
      expected: "a path without a page",
      remedy: 'remove the line "isPlanned"',
    },
  ];
}

/**
 * Links and references inside the site: what they name has to exist, once, and be reachable.
 *
 * @param entries the documents whose references are checked
 * @param documents all documents, also those that are not sound: they may be pages that others refer to
 */
export function checkLinks(
  entries: readonly { document: Document; kind: Kind }[],
  documents: readonly Document[],
): Fault[] {
  const pages = pagesOf(documents);
  const pagePaths = [...pages.map(({ path }) => path), ...pathsMeant(documents), "/home"];
  const programPaths = pagePaths.filter((path) => /^\/(?:flagship|certifications)\//.test(path));
  const listed = new Map<string, Set<string>>();
  const faults: Fault[] = [];

  for (const { document, kind } of entries) {
    const named = new Set<string>();
    listed.set(document.file, named);
    walk(kind, document.value, (value, schema, path) => {
      faults.push(...outdatedPlan(document, value, path, pagePaths));
      const reference = referenceOf(value, schema, path);
      if (reference === undefined) return;
      named.add(reference.target);
      const known = reference.thing === "page" ? pagePaths : programPaths;
      if (!known.includes(reference.target)) faults.push(missingTarget(document, reference, known));
    });
  }
  // A program that a list names wrongly would seem not to be listed: that is one fault, of the list.
  for (const { file } of faults) listed.delete(file);
  return [...faults, ...misplacedPages(pages), ...unlistedPrograms(pages, listed)];
}
