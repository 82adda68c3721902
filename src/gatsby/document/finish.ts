import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { filesOf } from "../file-list";
import { queryOtherHosts } from "../policy/other-host";
import { withPolicy } from "../policy/page-policy";
import { withDeferredScripts } from "./deferred-scripts";
import { isPageDocument } from "./page-document";
import { withPagePath } from "./page-path";
import { withoutStyleAttributes } from "./style-attributes";
import { partStyles } from "./styles";

/** The file Gatsby writes a path's page to. */
const fileOf = (path: string) => (path.endsWith(".html") ? `public${path}` : `public${path}/index.html`);

/** Gatsby's own page for itself. */
const isOwn = (path: string) => path.startsWith("/dev-404");

/** Hosts find these without their path. */
const isFound = (path: string) => path === "/" || path.startsWith("/404");

/** What Gatsby tells of itself, and what it tells Internet Explorer. */
const needless = /<meta (?:name="generator"|http-equiv="x-ua-compatible") content="[^"]*"\/>/g;

/**
 * React 18 fills the end of a buffer with NUL characters if the next character needs several bytes and does not fit:
 * https://github.com/facebook/react/pull/26228
 */
const filler = "\0";

/** A page as Gatsby has written it, or as this build's last has left it, with its scripts as they start. */
function prepared(path: string): string {
  const html = readFileSync(fileOf(path), "utf8").replace(needless, "").replaceAll(filler, "");
  return withoutStyleAttributes(withPagePath(withDeferredScripts(html), path));
}

/** Removes the copies of pages that are no more: Gatsby knows only of its own files. */
function removeOldCopies(paths: readonly string[]): void {
  const kept = new Set(paths.flatMap((path) => [fileOf(path), `public${path}.html`]));
  for (const file of filesOf("public").map((name) => name.replaceAll("\\", "/"))) {
    const isCopy = file.endsWith(".html") && !file.endsWith("/index.html") && !kept.has(file);
    if (isCopy && isPageDocument(readFileSync(file, "utf8"))) rmSync(file);
  }
}

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
  const paths = (data?.allSitePage.nodes ?? []).map(({ path }) => path).filter((path) => !isOwn(path));
  const hosts = await queryOtherHosts({ graphql });
  const finished = (html: string) => withPolicy(html, hosts);
  const documents = partStyles(paths.map(prepared), finished).map(finished);
  for (const [index, path] of paths.entries()) {
    writeFileSync(fileOf(path), documents[index] ?? "");
    if (!isFound(path)) copyFileSync(fileOf(path), `public${path}.html`);
  }
  removeOldCopies(paths);
}
