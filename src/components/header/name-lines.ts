/**
 * A name with more characters does not fit beside the other entries in the narrowest viewport that shows them
 * in a row (`fromWide` in src/styles/breakpoint.module.css).
 */
const maxLength = 20;

/**
 * Splits a long name into two lines, at the space nearest to its middle. `text-wrap: balance` would break the
 * lines at the same place, but would not make the button narrower.
 */
export function nameLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [split] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (name.length <= maxLength || split === undefined) return [name];
  return [name.slice(0, split), name.slice(split + 1)];
}
