import { basename } from "node:path";
import { type Document, positionOf } from "../document";
import { type Fault, fieldName, nearest, quote } from "../fault";
import { walk } from "../json-schema";
import { type Kind, kindOf } from "../kind";

type Entry = { document: Document; kind: Kind };
type Page = { path: string; document: Document };

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The documents of a kind with a `path`. */
function pageDocuments(documents: readonly Document[]): Document[] {
  return documents.filter(({ file }) => kindOf(file)?.schema.shape.path !== undefined);
}

function pagesOf(documents: readonly Document[]): Page[] {
  return pageDocuments(documents).flatMap((document) => {
    const path = field(document.value, "path");
    return typeof path === "string" ? [{ path, document }] : [];
  });
}

/** The paths a page may have by the name of its file. */
function pathsByName({ file }: Document): string[] {
  const name = basename(file, ".json");
  if (file.startsWith("programs/")) return [`/flagship/${name}`, `/certifications/${name}`];
  return [name === "home" ? "/" : `/${name}`];
}

/**
 * Paths whose pages are there, though their files are broken or give another path: that is one fault, of
 * the page, and not one more of each link to it.
 */
function pathsMeant(documents: readonly Document[]): string[] {
  return pageDocuments(documents)
    .map((document) => ({ path: field(document.value, "path"), meant: pathsByName(document) }))
    .flatMap(({ path, meant }) => (meant.includes(String(path)) ? [] : meant));
}

/** Pages at another path than their file's name says: the path of another page, or one that misleads. */
function misplacedPages(pages: readonly Page[]): Fault[] {
  return pages.flatMap(({ path, document }) => {
    const expected = pathsByName(document);
    if (expected.includes(path)) return [];
    const owner = pages.find((page) => page.path === path && pathsByName(page.document).includes(path));
    return {
      file: document.file,
      ...positionOf(document, ["path"]),
      field: "path",
      found: quote(path) + (owner ? `, which is the path of data/${owner.document.file} already` : ""),
      expected: `${expected.map(quote).join(" or ")}, like the file's name`,
      remedy: "change the path, or rename the file like the path",
    };
  });
}

/** Programs that exist and that no list names, so that no visitor would find them. */
function unlistedPrograms(pages: readonly Page[], listed: ReadonlyMap<string, Set<string>>): Fault[] {
  const programs = pages.filter(
    ({ path, document }) => document.file.startsWith("programs/") && pathsByName(document).includes(path),
  );
  return programs.flatMap(({ path, document }) => {
    const overview = path.startsWith("/flagship/") ? "flagship-programs" : "certifications-content";
    return [`pages/${overview}.json`, "navigation/header.json"]
      .filter((file) => listed.has(file) && !listed.get(file)?.has(path))
      .map((file) => ({
        file: document.file,
        ...positionOf(document, ["path"]),
        field: "path",
        found: `${quote(path)}, which data/${file} does not name`,
        expected: "a program that visitors can find",
        remedy: `add ${quote(path)} to data/${file}`,
      }));
  });
}

/**
 * Links and references inside the site: what they name has to exist, once, and be reachable.
 *
 * @param entries the documents whose references are checked
 * @param documents all documents, also those that are not sound: they may be pages that others refer to
 */
export function checkLinks(entries: readonly Entry[], documents: readonly Document[]): Fault[] {
  const pages = pagesOf(documents);
  const pagePaths = [...pages.map(({ path }) => path), ...pathsMeant(documents), "/home"];
  const programPaths = pagePaths.filter((path) => /^\/(?:flagship|certifications)\//.test(path));
  const listed = new Map<string, Set<string>>();
  const faults: Fault[] = [];

  for (const { document, kind } of entries) {
    const named = new Set<string>();
    listed.set(document.file, named);

    const checkReference = (
      value: string,
      path: (string | number)[],
      known: readonly string[],
      thing: string,
    ) => {
      named.add(value);
      if (known.includes(value)) return;
      const meant = nearest(value, known);
      faults.push({
        file: document.file,
        ...positionOf(document, path),
        field: fieldName(path),
        found: `${quote(value)}, and there is no ${thing} at that path`,
        expected: `the path of a ${thing} of this site`,
        remedy: meant ? `did you mean "${meant}"?` : `correct the path, or add the ${thing}`,
      });
    };

    walk(kind, document.value, (value, schema, path) => {
      if (typeof value === "string" && value.startsWith("/")) {
        if (schema.refersTo === "page") checkReference(value, path, pagePaths, "page");
        if (schema.refersTo === "program") checkReference(value, path, programPaths, "program");
      }
      // Navigation paths depend on a field beside them: a menu has only the start of paths, and a planned
      // page is not there yet.
      if (schema.properties?.subPages || schema.properties?.isPlanned) {
        const target = field(value, "path");
        const isPlanned = field(value, "isPlanned") === true;
        if (typeof target !== "string" || field(value, "subPages") !== undefined) return;
        if (!isPlanned) checkReference(target, [...path, "path"], pagePaths, "page");
        else if (pagePaths.includes(target)) {
          faults.push({
            file: document.file,
            ...positionOf(document, [...path, "isPlanned"]),
            field: fieldName([...path, "isPlanned"]),
            found: `true, and there is a page at ${quote(target)}`,
            expected: "a path without a page",
            remedy: "remove `isPlanned`",
          });
        }
      }
    });
  }
  // A program that a list names wrongly would seem not to be listed: that is one fault, of the list.
  for (const { file } of faults) listed.delete(file);
  return [...faults, ...misplacedPages(pages), ...unlistedPrograms(pages, listed)];
}
