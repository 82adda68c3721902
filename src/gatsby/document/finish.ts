import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { readOtherHosts } from "../policy/other-host";
import { addPolicy } from "../policy/page-policy";
import { compileStart, deferScripts } from "./defer-scripts";
import { keepEmail } from "./keep-email";
import { moveStyleAttributes } from "./style-attributes";
import { splitStyles } from "./styles";
import { parseHtml, serializeHtml } from "./tree";

const fileOf = (path: string) => (path.endsWith(".html") ? `public${path}` : `public${path}/index.html`);

/**
 * Returns whether all hosts find the page without a copy. Many hosts redirect /about-us to /about-us/ if they
 * find only the folder, but serve about-us.html, a copy of about-us/index.html, without a trailing slash.
 */
const isFound = (path: string) => path === "/" || path.startsWith("/404");

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
  const hosts = readOtherHosts();
  const start = compileStart();
  const pages = (data?.allSitePage.nodes ?? []).map(({ path }) => {
    // React 18 fills the end of a buffer with NUL characters: https://github.com/facebook/react/pull/26228
    const document = parseHtml(readFileSync(fileOf(path), "utf8").replaceAll("\0", ""));
    deferScripts(document, path, start);
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
}
