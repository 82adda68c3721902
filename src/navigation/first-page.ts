let isFirst = true;

/**
 * Tells whether the current page is the first one of the visit. Also true while the build renders pages.
 */
export const isFirstPage = (): boolean => isFirst;

/**
 * Records that the visitor has followed a link inside the site. Copies the deferred stylesheet of the first
 * page to `<head>` for later pages of the same kind, because webpack's runtime treats its styles as loaded. Not
 * earlier: a new stylesheet makes the browser match the fonts again, and one that came late would appear.
 */
export function leaveFirstPage(): void {
  if (!isFirst) return;
  isFirst = false;
  const link = document.querySelector("#deferred-styles link");
  if (link) document.head.append(link.cloneNode());
}
