import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byPath } from "./every-page";
import { attribute, publicFolder, readPage } from "./html";

/** Returns the font files that a page names, in the document and in its deferred styles. */
function filesOf(path: string) {
  const page = readPage(path);
  const deferred = page.querySelectorAll("#deferred-styles link").map((link) => attribute(link, "href"));
  const css = [
    page.toString(),
    ...deferred.map((file) => readFileSync(join(publicFolder, file), "utf8")),
  ].join();
  return new Set([...css.matchAll(/\/([\w-]+)-[0-9a-f]{32}\.woff2/g)].map(([, name]) => name));
}

const preloaded = (path: string) =>
  readPage(path)
    .querySelectorAll('link[rel="preload"][as="font"]')
    .map((link) => attribute(link, "href"));

test("each page preloads the face of the common letters, and no other", () => {
  const [basic, extended] = ["bricolage-grotesque-basic", "bricolage-grotesque-extended"];
  const found = byPath((path) => ({ preload: preloaded(path), files: filesOf(path) }));
  const preload = [expect.stringContaining(`/${basic}-`)];
  expect(found).toEqual(byPath(() => ({ preload, files: new Set([basic, extended]) })));
});
