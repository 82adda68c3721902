/** Returns the title of a page as browsers and search engines show it. */
export function wholeTitle(title: string, brand: string): string {
  return `${title} | ${brand}`;
}
