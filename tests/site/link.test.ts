import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { attribute, publicFolder, readPage } from "./html";
import { paths } from "./path";

/** The footer's known link to a page that is only planned (specification, section 2). */
const planned = "/elevate-and-empower";

const hrefs = (path: string) =>
  readPage(path)
    .querySelectorAll("a")
    .map((link) => attribute(link, "href"));

const isFile = (path: string) => {
  const file = join(publicFolder, decodeURI(path));
  return existsSync(file) && statSync(file).isFile();
};

const idsOf = (path: string) =>
  readPage(path)
    .querySelectorAll("[id]")
    .map((element) => attribute(element, "id"));

/** Why a link inside the site leads nowhere, or undefined. */
function fault(href: string, path: string): string | undefined {
  const url = new URL(href, `https://site.test${path}`);
  if (url.host !== "site.test" || !/^https?:$/.test(url.protocol)) return undefined;
  const target = url.pathname;
  if (target === planned || isFile(target)) return undefined;
  if (!paths.includes(target)) return `${href}: no such page`;
  const id = decodeURIComponent(url.hash.slice(1));
  return id === "" || idsOf(target).includes(id) ? undefined : `${href}: no such place`;
}

describe.each(paths)("%s", (path) => {
  test("has no link inside the site that leads nowhere", () => {
    expect(hrefs(path).flatMap((href) => fault(href, path) ?? [])).toEqual([]);
  });

  test("leaves the site by https only, and opens a new tab without handing itself over", () => {
    for (const link of readPage(path).querySelectorAll("a")) {
      const href = attribute(link, "href");
      expect(href).toMatch(/^(?:[/#?]|https:|tel:|mailto:)/);
      if (link.getAttribute("target") === "_blank") expect(attribute(link, "rel")).toContain("noopener");
    }
  });

  test("names only files that are there", () => {
    const page = readPage(path);
    const single = ["src", "href"].flatMap((name) =>
      page
        .querySelectorAll(`img[${name}], script[${name}], link[${name}]`)
        .map((element) => attribute(element, name)),
    );
    const sets = page
      .querySelectorAll("[srcset]")
      .flatMap((element) => attribute(element, "srcset").split(","))
      .map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
    const named = [...single, ...sets].filter((url) => url.startsWith("/"));
    expect(named.filter((url) => !isFile(url))).toEqual([]);
  });

  test("stands beside its folder as a file of its own, for hosts that would add a slash", () => {
    if (path === "/") return;
    expect(readFileSync(join(publicFolder, `${path}.html`), "utf8")).toBe(
      readFileSync(join(publicFolder, path, "index.html"), "utf8"),
    );
  });
});
