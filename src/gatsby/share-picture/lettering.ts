import { type Font, openSync } from "fontkit";

/** A font at a size, and the height of its lines in sizes. */
export type Style = { weight: 500 | 600 | 800; size: number; leading: number };

const fonts = new Map<number, Font>();

/** The brand's typeface, from the files themselves: what fonts the system has does not matter. */
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

/** How wide a line of text is. Kept in ems: the same words are measured at many sizes. */
export function widthOf(text: string, { weight, size }: Style): number {
  const key = `${weight} ${text}`;
  const advance = advances.get(key) ?? font(weight).layout(text).advanceWidth / font(weight).unitsPerEm;
  advances.set(key, advance);
  return advance * size;
}

/** A line of text as outlines, its baseline at the given place. */
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
