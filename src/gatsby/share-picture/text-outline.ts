import createBidi from "bidi-js";
import { type Font, openSync } from "fontkit";

/** Parts of a line in another script have their own direction. */
export type Direction = "ltr" | "rtl";

/** The size is in pixels, `leading` a multiple of the size. */
export type Style = { weight: 500 | 600 | 800; size: number; leading: number; direction: Direction };

type Run = { text: string; font: Font; direction: Direction };

const bidi = createBidi();

const latinFamily = "bricolage-grotesque/files/bricolage-grotesque-latin";
const arabicFamily = "alexandria/files/alexandria-arabic";

const fonts = new Map<string, Font>();

/** Reads the font files, so that the fonts of the system do not matter. */
function openFont(family: string, weight: number): Font {
  const file = `node_modules/@fontsource/${family}-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const opened = openSync(file);
  if (!("layout" in opened)) throw new Error("A file with one font was expected");
  // fontkit caches a glyph without its character if another glyph contains its outlines and is drawn first.
  // The Arabic shaping needs the characters, so this caches all glyphs with them.
  for (const code of opened.characterSet) opened.glyphForCodePoint(code);
  fonts.set(file, opened);
  return opened;
}

/** Returns the Arabic font for a character that only this font has, otherwise the Latin font. */
function fontOf(character: string, weight: number): Font {
  const code = character.charCodeAt(0);
  const [latin, arabic] = [openFont(latinFamily, weight), openFont(arabicFamily, weight)];
  return !latin.hasGlyphForCodePoint(code) && arabic.hasGlyphForCodePoint(code) ? arabic : latin;
}

/** Returns the runs of a line in visual order, from left to right. */
function runsOf(line: string, { weight, direction }: Style): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  const runAt = line.split("").map((character, index) => {
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    const text = (isRightToLeft && bidi.getMirroredCharacter(character)) || character;
    const run: Run = { text, font: fontOf(character, weight), direction: isRightToLeft ? "rtl" : "ltr" };
    const last = runs.at(-1);
    if (last?.font !== run.font || last.direction !== run.direction) runs.push(run);
    else last.text += text;
    return runs.length - 1;
  });
  const visual = new Set(bidi.getReorderedIndices(line, embedding).map((index) => runAt[index]));
  return [...visual].flatMap((index) => runs[index ?? 0] ?? []);
}

const layoutOf = ({ text, font, direction }: Run) =>
  font.layout(text, undefined, undefined, undefined, direction);

const widths = new Map<string, number>();

/** Returns the width in pixels. Caches it in ems, because the same words are measured at many sizes. */
export function widthOf(text: string, style: Style): number {
  const key = `${style.weight} ${style.direction} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known * style.size;
  const runs = runsOf(text, style);
  const width = runs.reduce((sum, run) => sum + layoutOf(run).advanceWidth / run.font.unitsPerEm, 0);
  widths.set(key, width);
  return width * style.size;
}

/** The left end of the baseline is at the given position. */
export function outlines(text: string, style: Style, x: number, baseline: number): string {
  let left = x;
  const drawn = runsOf(text, style).map((run) => {
    const scale = style.size / run.font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = layoutOf(run);
    let advance = 0;
    const paths = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
      advance += xAdvance;
      return path;
    });
    const group = `<g transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
    left += advanceWidth * scale;
    return group;
  });
  return drawn.join("");
}
