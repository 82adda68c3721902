let isFirst = true;

/** Whether the page shown is the document that was opened; it is also while a document is made. */
export const isFirstPage = (): boolean => isFirst;

/** A link inside the site has been followed. */
export function leaveFirstPage(): void {
  isFirst = false;
}
