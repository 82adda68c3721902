import { readFileSync, rmSync } from "node:fs";
import { filesOf } from "../../file-list";
import type { Output } from "./output";

const start = "<!doctype html><title>Redirect</title>\n";

const documentFor = (
  target: string,
) => `${start}<script>location.replace("${target}" + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
`;

/** Removes the documents of an earlier build. */
export function removeRedirects(folder: string): void {
  for (const file of filesOf(folder)) {
    if (file.endsWith(".html") && readFileSync(file, "utf8").startsWith(start)) rmSync(file);
  }
}

/**
 * GitHub Pages has no redirect rules, so each redirect is a document. Search engines take a refresh without
 * delay for a permanent redirect, but drop a path that is answered with 404.html.
 */
export function githubFiles({ redirects }: Output): Record<string, string> {
  const documents = redirects.filter(({ path }) => /(?<!\/index)\.html$/.test(path));
  return Object.fromEntries(documents.map(({ path, toPath }) => [path, documentFor(toPath)]));
}
