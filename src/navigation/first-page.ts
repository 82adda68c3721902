let isFirst = true;

/**
 * Returns whether the current page is the first one of the visit. Also true while the build renders pages.
 */
export const isFirstPage = (): boolean => isFirst;

/** Records that the visitor has followed a link inside the site. */
export function leaveFirstPage(): void {
  isFirst = false;
}
