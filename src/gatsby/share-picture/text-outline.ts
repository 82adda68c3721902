import { type Font, openSync } from "fontkit";

/** A font weight, a font size in pixels, and a line height as a multiple of the size. */
export type Style = { weight: 500 | 600 | 800; size: number; leading: number };

const fonts = new Map<number, Font>();

/** Returns the brand's typeface. Reads the font files, so that the fonts of the system do not matter. */
function font(weight: number): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const folder = "node_modules/@fontsource/bricolage-grotesque/files";
  const opened = openSync(`${folder}/bricolage-grotesque-latin-${weight}-normal.woff`);
  if (!("layout" in opened)) throw new Error("A file with one font was expected");
  fonts.set(weight, opened);
  return opened;
}

const advances = new Map<string, number>();

/**
 * Returns the width of a line of text in pixels. Caches it in ems, because the same words are measured at
 * many sizes.
 */
export function widthOf(text: string, { weight, size }: Style): number {
  const key = `${weight} ${text}`;
  const advance = advances.get(key) ?? font(weight).layout(text).advanceWidth / font(weight).unitsPerEm;
  advances.set(key, advance);
  return advance * size;
}

/** Returns a line of text as SVG outlines, with its baseline at the given position. */
export function outlines(text: string, { weight, size }: Style, x: number, baseline: number): string {
  const { unitsPerEm } = font(weight);
  const { glyphs, positions } = font(weight).layout(text);
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${advance})" d="${glyph.path.toSVG()}"/>`;
    advance += positions[index]?.xAdvance ?? 0;
    return path;
  });
  const scale = size / unitsPerEm;
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
