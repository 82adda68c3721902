import { type Document, positionOf } from "../document";
import { type Fault, fieldName, nearest, quote } from "../fault";
import { walk } from "../json-schema";
import type { Kind } from "../kind";

type Entry = { document: Document; kind: Kind };

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The documents that are pages, with their paths: those of `data/pages` and `data/programs` with a `path`. */
function pagesOf(documents: readonly Document[]): { path: string; document: Document }[] {
  return documents.flatMap((document) => {
    const path = field(document.value, "path");
    return /^(?:pages|programs)\//.test(document.file) && typeof path === "string"
      ? [{ path, document }]
      : [];
  });
}

/** Two pages at one path: the later would take the earlier's place. */
function repeatedPaths(pages: readonly { path: string; document: Document }[]): Fault[] {
  return pages.flatMap(({ path, document }, index) => {
    const first = pages.findIndex((page) => page.path === path);
    if (first === index) return [];
    return {
      file: document.file,
      ...positionOf(document, ["path"]),
      field: "path",
      found: `${quote(path)}, which is the path of data/${pages[first]?.document.file} already`,
      expected: "a path no other page has",
      remedy: "change one of the two paths",
    };
  });
}

/** A file name and a path that disagree send the next editor to the wrong file. */
function misnamedPages(pages: readonly { path: string; document: Document }[]): Fault[] {
  return pages.flatMap(({ path, document }) => {
    const name = document.file.replace(/^.*\//, "").replace(/\.json$/, "");
    const last = path.split("/").at(-1) || "home";
    if (last === name) return [];
    return {
      file: document.file,
      ...positionOf(document, ["path"]),
      field: "path",
      found: quote(path),
      expected: `a path that ends with "/${name}", like the file's name`,
      remedy: `change the path, or rename the file to ${last}.json`,
    };
  });
}

/** Programs that exist and that no list names, so that no visitor would find them. */
function unlistedPrograms(
  pages: readonly { path: string; document: Document }[],
  listed: ReadonlyMap<string, Set<string>>,
): Fault[] {
  const programs = pages.filter(({ document }) => document.file.startsWith("programs/"));
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
  const programPaths = pages
    .filter(({ document }) => document.file.startsWith("programs/"))
    .map(({ path }) => path);
  const pagePaths = [...pages.map(({ path }) => path), "/home"];
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
  return [...faults, ...repeatedPaths(pages), ...misnamedPages(pages), ...unlistedPrograms(pages, listed)];
}
