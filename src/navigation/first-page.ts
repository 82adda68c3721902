let isFirst = true;

/** Whether the current page is the first one of the visit. Also true while the build renders pages. */
export const isFirstPage = (): boolean => isFirst;

export function leaveFirstPage(): void {
  isFirst = false;
}
