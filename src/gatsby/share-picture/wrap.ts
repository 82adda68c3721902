import { type Style, widthOf } from "./text-outline";

/** Returns all ways to break words into `count` lines that fit the width. */
function lineBreaks(words: readonly string[], count: number, style: Style, width: number): string[][] {
  const all = words.join(" ");
  if (count === 1) return widthOf(all, style) <= width ? [[all]] : [];
  const found: string[][] = [];
  for (let end = 1; end < words.length; end++) {
    const line = words.slice(0, end).join(" ");
    if (widthOf(line, style) > width) break;
    for (const rest of lineBreaks(words.slice(end), count - 1, style, width)) found.push([line, ...rest]);
  }
  return found;
}

/**
 * Returns the penalty in pixels. Uneven lines, lines of one word, breaks inside a phrase, and short words at the end
 * increase it.
 */
function penalty(lines: readonly string[], style: Style): number {
  const widths = lines.map((line) => widthOf(line, style));
  const breaks = lines.slice(0, -1);
  const inPhrase = breaks.filter((line) => !/[.,:;?!،؛؟]$/.test(line));
  const afterSmallWord = inPhrase.filter((line) => /(?:^| )\S{1,3}$/.test(line));
  const ofOneWord = lines.filter((line) => !line.includes(" "));
  const perLine = (inPhrase.length + ofOneWord.length) * 5 + afterSmallWord.length * 1.5;
  return Math.max(...widths) - Math.min(...widths) + perLine * style.size;
}

/** Returns the best line breaks with the fewest lines; undefined if a single word is too wide. */
export function wrap(text: string, style: Style, width: number): string[] | undefined {
  const words = text.split(" ");
  for (let count = 1; count <= words.length; count++) {
    const ranked = lineBreaks(words, count, style, width)
      .map((lines) => ({ lines, penalty: penalty(lines, style) }))
      .toSorted((first, second) => first.penalty - second.penalty);
    if (ranked[0]) return ranked[0].lines;
  }
  return undefined;
}
