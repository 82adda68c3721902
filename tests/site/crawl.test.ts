import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { attribute, publicFolder, readPage } from "./html";
import { paths } from "./path";

/** The footer's known link to a page that is only planned (specification, section 2). */
const planned = "/elevate-and-empower";

const origin = "https://site.test";

/** The addresses inside the site that a page names with one of these attributes, absolute. */
function addresses(
  page: HTMLElement,
  path: string,
  selector: string,
  read: (element: HTMLElement) => string[],
) {
  return page
    .querySelectorAll(selector)
    .flatMap(read)
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin);
}

const isFile = (path: string) => {
  const file = join(publicFolder, decodeURI(path));
  return existsSync(file) && statSync(file).isFile();
};

const isPage = (path: string) => isFile(join(path, "index.html"));

const candidates = (element: HTMLElement) =>
  attribute(element, "srcset")
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");

const linksOf = (path: string) =>
  addresses(readPage(path), path, "a[href]", (link) => [attribute(link, "href")]);

const picturesOf = (path: string) => [
  ...addresses(readPage(path), path, "[src]", (element) => [attribute(element, "src")]),
  ...addresses(readPage(path), path, "[srcset]", candidates),
];

/** The ids of a page, and what a browser finds without one. */
function places(path: string): string[] {
  const ids = readPage(path).querySelectorAll("[id]");
  return ["", "top", ...ids.map((element) => attribute(element, "id"))];
}

/** Goes from `/` along every link; the pages it came to, and the links that led nowhere. */
function crawl() {
  const reached = new Set(["/"]);
  const broken: string[] = [];
  for (const path of reached) {
    for (const { pathname, hash } of linksOf(path)) {
      const isThere = isPage(pathname);
      if (isThere) reached.add(pathname);
      const isFound = isThere && places(pathname).includes(decodeURIComponent(hash.slice(1)));
      if (!isFound && !isFile(pathname) && pathname !== planned) broken.push(`${path}: ${pathname}${hash}`);
    }
  }
  return { reached, broken };
}

const { reached, broken } = crawl();

test("from / along links comes to each page, and to no other", () => {
  // /home is another path of the page at /, for which nothing links to it.
  expect([...reached].sort()).toEqual(paths.filter((path) => path !== "/home").sort());
});

test("finds no link and no fragment that leads nowhere", () => {
  expect(broken).toEqual([]);
});

test("finds no picture, in any of its sizes, that is not there", () => {
  const pictures = [...reached].flatMap((path) => picturesOf(path).map(({ pathname }) => pathname));
  expect(new Set(pictures).size).toBeGreaterThan(400);
  expect([...new Set(pictures)].filter((picture) => !isFile(picture))).toEqual([]);
});
