export function wholeTitle(title: string, brand: string): string {
  return `${title} | ${brand}`;
}
