/** The number of characters that fit beside the other entries in the narrowest `wide` viewport. */
const maxLength = 20;

/** Splits a long name at the space nearest its middle. `text-wrap: balance` would not narrow the button. */
export function nameLines(name: string): string[] {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [split] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (name.length <= maxLength || split === undefined) return [name];
  return [name.slice(0, split), name.slice(split + 1)];
}
