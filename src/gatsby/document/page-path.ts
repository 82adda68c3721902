/** Where Gatsby's loader reads which page a document is; it stands once in every document that Gatsby writes. */
const loader = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/;

/** The script of `deferred-scripts.ts`, as long as it does not know the path. */
const start = '<!-- slice-start id="_gatsby-scripts-1" --><script>';

/**
 * Tells the inline script of a page the page's path by an attribute. So its text is the same on all pages, and
 * all of them can be allowed by one hash (src/gatsby/policy/).
 *
 * @param html a page with its late scripts, or one that knows its path already: it is left as it is
 */
export const withPagePath = (html: string, path: string): string =>
  html
    .replace(loader, "")
    .replace(
      start,
      `${start.slice(0, -1)} data-path="${path}">window.pagePath=document.currentScript.dataset.path;`,
    );
