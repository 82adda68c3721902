import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { footer, gallery } from "./content";
import { byPath, problemsOnPages } from "./every-page";
import { attributesIn, publicFolder, readPage } from "./html";
import { paths } from "./path";

const origin = "https://site.test";

/** The host redirects their visitors to /home. */
const planned = footer.links.filter(({ isPlanned }) => isPlanned).map(({ path }) => path);

const isFile = (path: string) => {
  const file = join(publicFolder, decodeURI(path));
  return existsSync(file) && statSync(file).isFile();
};

/** Returns the links to the same site. */
const linksOf = (path: string) =>
  attributesIn(readPage(path), "a[href]", "href")
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin);

const hasPlace = (path: string, hash: string) =>
  hash === "" ||
  readPage(path)
    .querySelectorAll("[id]")
    .some(({ id }) => id === decodeURIComponent(hash.slice(1)));

/** Returns the addresses of pictures in all sizes, scripts, styles and icons. */
function filesOf(path: string): string[] {
  const page = readPage(path);
  const single = ["src", "href"].flatMap((name) =>
    attributesIn(page, `img[${name}], script[${name}], link[${name}]`, name),
  );
  const candidates = attributesIn(page, "[srcset]", "srcset")
    .flatMap((set) => set.split(","))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
  return [...single, ...candidates]
    .filter((address) => address.startsWith("/"))
    .map((address) => address.replace(/#.*/, ""));
}

test("links lead from the home page to each page, and to no other", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const pages = linksOf(path).filter(({ pathname }) => isFile(join(pathname, "index.html")));
    for (const { pathname } of pages) reached.add(pathname);
  }
  // A link to /home is valid but not required, because it is the page at /.
  expect([...reached, "/home"].toSorted()).toEqual(expect.arrayContaining(paths.toSorted()));
  expect([...reached].filter((path) => !paths.includes(path))).toEqual([]);
});

test("every link and every fragment has a target", () => {
  const leadsNowhere = ({ pathname, hash }: URL) => {
    if (planned.includes(pathname) || isFile(pathname)) return false;
    return !paths.includes(pathname) || !hasPlace(pathname, hash);
  };
  expect(problemsOnPages((_, path) => linksOf(path).filter(leadsNowhere).map(String))).toEqual([]);
});

test("external links use https, and open a new tab without access to the old one", () => {
  const isUnsafe = (href: string, target?: string, rel = "") =>
    !/^(?:[/#?]|https:|tel:|mailto:)/.test(href) || (target === "_blank" && !rel.includes("noopener"));
  const unsafeLinks = problemsOnPages((page) =>
    page
      .querySelectorAll("a")
      .filter(({ attributes: { href = "", target, rel } }) => isUnsafe(href, target, rel))
      .map(String),
  );
  expect(unsafeLinks).toEqual([]);
});

test("pages refer only to files that exist", () => {
  expect(new Set(paths.flatMap(filesOf)).size).toBeGreaterThan(gallery.items.length);
  expect(problemsOnPages((_, path) => filesOf(path).filter((file) => !isFile(file)))).toEqual([]);
});

test("each page is also a file beside its folder, for hosts that add a slash", () => {
  const read = (file: string) => readFileSync(join(publicFolder, file), "utf8");
  const isSame = (path: string) => path === "/" || read(`${path}.html`) === read(`${path}/index.html`);
  expect(byPath(isSame)).toEqual(byPath(() => true));
});
