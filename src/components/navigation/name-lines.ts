/** Names up to this length, in characters, fit on one line beside the other entries where the header first has a row of them. */
const maxLength = 20;

/**
 * Splits a long name into two lines, at the space nearest to its middle. With `text-wrap: balance` the lines would be
 * the same, but the button would stay as wide as one long line allows.
 */
export function nameLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [split] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (name.length <= maxLength || split === undefined) return [name];
  return [name.slice(0, split), name.slice(split + 1)];
}
