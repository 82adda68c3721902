import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { withLateScripts } from "./late-scripts";
import { withPrintLink, writePrintStyles } from "./print-styles";

/** Gatsby's own page for itself. */
const isOwn = (path: string) => path.startsWith("/dev-404");

/** The file Gatsby writes a path's page to. */
const fileOf = (path: string) => (path.endsWith(".html") ? `public${path}` : `public${path}/index.html`);

/** Nothing asks for these by their path: they are found by their file's name. */
const isFound = (path: string) => path === "/" || path.startsWith("/404");

/**
 * Finishes the documents that Gatsby has written. Beside `about-us/index.html` comes `about-us.html`: many hosts
 * answer /about-us from the folder only after a redirect to /about-us/; from the file they answer at once,
 * without a slash.
 */
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
  const printStyles = writePrintStyles();
  for (const { path } of data?.allSitePage.nodes ?? []) {
    if (isOwn(path)) continue;
    const file = fileOf(path);
    const html = readFileSync(file, "utf8");
    const finished = withPrintLink(withLateScripts(html), printStyles);
    if (finished !== html) writeFileSync(file, finished);
    if (!isFound(path)) copyFileSync(file, `public${path}.html`);
  }
}
