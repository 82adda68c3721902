import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { filesOf } from "../../file-list";
import { readOtherHosts } from "../policy/other-host";
import { addPolicy } from "../policy/page-policy";
import { deferScripts } from "./defer-scripts";
import { keepEmail } from "./keep-email";
import { moveStyleAttributes } from "./style-attributes";
import { splitStyles } from "./styles";
import { isPageDocument, parseHtml, serializeHtml } from "./tree";

const fileOf = (path: string) => (path.endsWith(".html") ? `public${path}` : `public${path}/index.html`);

/** Gatsby adds a 404 page for its development server. */
const isGatsbyPage = (path: string) => path.startsWith("/dev-404");

/**
 * Returns whether all hosts find the page without a copy. Many hosts redirect /about-us to /about-us/ if they
 * find only the folder, but serve about-us.html, a copy of about-us/index.html, without a trailing slash.
 */
const isFound = (path: string) => path === "/" || path.startsWith("/404");

/** React 18 fills the end of a buffer with NUL characters: https://github.com/facebook/react/pull/26228 */
const filler = "\0";

/** Removes copies of pages that no longer exist. Gatsby removes only files that it has written itself. */
function removeOldCopies(paths: readonly string[]): void {
  const kept = new Set(paths.flatMap((path) => [fileOf(path), `public${path}.html`]));
  for (const file of filesOf("public")) {
    const isCopy = file.endsWith(".html") && !file.endsWith("/index.html") && !kept.has(file);
    if (isCopy && isPageDocument(readFileSync(file, "utf8"))) rmSync(file);
  }
}

/** Runs on all documents in each build, because each build renders all of them (src/gatsby/webpack.ts). */
export async function finishDocuments({ graphql }: BuildArgs): Promise<void> {
  const { data } = await graphql<Queries.PagePathsQuery>(`
    query PagePaths {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  const paths = (data?.allSitePage.nodes ?? []).map(({ path }) => path).filter((path) => !isGatsbyPage(path));
  const hosts = readOtherHosts();
  const pages = paths.map((path) => {
    const document = parseHtml(readFileSync(fileOf(path), "utf8").replaceAll(filler, ""));
    deferScripts(document, path);
    keepEmail(document);
    return { path, document };
  });
  splitStyles(pages.map(({ document }) => document));
  for (const { path, document } of pages) {
    moveStyleAttributes(document);
    addPolicy(document, hosts);
    writeFileSync(fileOf(path), serializeHtml(document));
    if (!isFound(path)) copyFileSync(fileOf(path), `public${path}.html`);
  }
  removeOldCopies(paths);
}
