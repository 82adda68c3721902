import { type Style, widthOf } from "./lettering";

/** Returns all ways to break words into a number of lines that fit the width. */
function settings(words: readonly string[], count: number, style: Style, width: number): string[][] {
  const all = words.join(" ");
  if (count === 1) return words.length > 0 && widthOf(all, style) <= width ? [[all]] : [];
  const found: string[][] = [];
  for (let end = 1; end < words.length; end++) {
    const line = words.slice(0, end).join(" ");
    if (widthOf(line, style) > width) break;
    for (const rest of settings(words.slice(end), count - 1, style, width)) found.push([line, ...rest]);
  }
  return found;
}

/**
 * Returns a penalty for the line breaks, in pixels: for uneven lines, and for lines that end inside a phrase
 * or with a short word.
 */
function flaw(lines: readonly string[], style: Style): number {
  const widths = lines.map((line) => widthOf(line, style));
  const breaks = lines.slice(0, -1);
  const inPhrase = breaks.filter((line) => !/[.,:;?!]$/.test(line));
  const afterSmallWord = inPhrase.filter((line) => /(?:^| )\S{1,3}$/.test(line));
  const perBreak = inPhrase.length * 5 + afterSmallWord.length * 1.5;
  return Math.max(...widths) - Math.min(...widths) + perBreak * style.size;
}

/** Returns the best line breaks with the fewest lines; undefined if a single word is wider than the width. */
export function wrap(text: string, style: Style, width: number): string[] | undefined {
  const words = text.split(" ");
  for (let count = 1; count <= words.length; count++) {
    const ranked = settings(words, count, style, width)
      .map((lines) => ({ lines, flaw: flaw(lines, style) }))
      .toSorted((first, second) => first.flaw - second.flaw);
    if (ranked[0]) return ranked[0].lines;
  }
  return undefined;
}
