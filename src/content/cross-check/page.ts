import { basename } from "node:path";
import { type Fault, quote } from "../diagnostic/diagnostic";
import { type Kind, kindOf } from "../kind/kind";
import { type Document, positionOf } from "../read/document";

/** A page of the site: a document of a kind that has a `path`. */
export type Page = { path: string; document: Document };

/** A field of a value that may be anything. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** The documents of a kind with a `path`. */
function pageDocuments(documents: readonly Document[]): Document[] {
  return documents.filter(({ file }) => kindOf(file)?.schema.shape.path !== undefined);
}

/** The pages among the documents. */
export function pagesOf(documents: readonly Document[]): Page[] {
  return pageDocuments(documents).flatMap((document) => {
    const path = fieldOf(document.value, "path");
    return typeof path === "string" ? [{ path, document }] : [];
  });
}

/** The paths a page may have by the name of its file. */
export function pathsByName({ file }: Pick<Document, "file">): string[] {
  const name = basename(file, ".json");
  if (file.startsWith("programs/")) return [`/flagship/${name}`, `/certifications/${name}`];
  return [name === "home" ? "/" : `/${name}`];
}

/**
 * Paths whose pages are there, though their files are broken or give another path: that is one fault, of
 * the page, and not one more of each link to it.
 */
export function pathsMeant(documents: readonly Document[]): string[] {
  return pageDocuments(documents)
    .map((document) => ({ path: fieldOf(document.value, "path"), meant: pathsByName(document) }))
    .flatMap(({ path, meant }) => (meant.includes(String(path)) ? [] : meant));
}

/** The path a page has, or has to have; of a program's broken file it may not be known. */
function pathOf(file: string, documents: readonly Document[]): string | undefined {
  const document = documents.find((candidate) => candidate.file === file);
  const names = pathsByName({ file });
  const path = fieldOf(document?.value, "path");
  if (typeof path === "string" && /^\/[a-z0-9/-]*$/.test(path)) return path.replace(/(?<=.)\/$/, "");
  return names.length === 1 ? names[0] : names.find((name) => document?.text.includes(`"${name}"`));
}

function shownOn(file: string, { shownOn, schema }: Kind, documents: readonly Document[]): string {
  if (shownOn !== undefined && !shownOn.startsWith("/")) return `on ${shownOn}`;
  const isPage = schema.shape.path !== undefined;
  const path = isPage ? pathOf(file, documents) : shownOn;
  if (path === undefined) return "on the page of this program";
  return path === "/" ? "on the home page" : `on the page ${path}`;
}

/** Where a visitor would have met what a file holds: "on the page /flagship/palsam". */
export function placeOnSite(file: string, documents: readonly Document[]): string {
  const kind = kindOf(file);
  return kind ? shownOn(file, kind, documents) : "on no page";
}

/** Pages at another path than their file's name says: the path of another page, or one that misleads. */
export function misplacedPages(pages: readonly Page[]): Fault[] {
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
export function unlistedPrograms(pages: readonly Page[], listed: ReadonlyMap<string, Set<string>>): Fault[] {
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
