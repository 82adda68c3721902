import { type Style, widthOf } from "./lettering";

/** All ways to set words in a number of lines that are no wider than the width. */
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

/** How badly lines read, in pixels: uneven ones, and those that end inside a phrase or in a small word. */
function flaw(lines: readonly string[], style: Style): number {
  const widths = lines.map((line) => widthOf(line, style));
  const breaks = lines.slice(0, -1);
  const inPhrase = breaks.filter((line) => !/[.,:;?!]$/.test(line));
  const afterSmallWord = inPhrase.filter((line) => /(?:^| )\S{1,3}$/.test(line));
  const perBreak = inPhrase.length * 5 + afterSmallWord.length * 1.5;
  return Math.max(...widths) - Math.min(...widths) + perBreak * style.size;
}

/** The best setting of a text in as few lines as the width allows; none where even a single word is wider. */
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
