import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { charactersOf } from "./characters.mjs";

const stylesheets = ["src/styles/font.css", "src/styles/arabic.css"].map((file) => path.resolve(file));

/** OpenType features: kerning, tabular figures, placement of accents, forms of connected letters. */
const keepFeatures = ["kern", "tnum", "ccmp", "mark", "mkmk", "init", "medi", "fina", "rlig"];

/**
 * A webpack loader that reduces a font to the characters of one part, which the query of the font's address
 * names. Keeps all weights, because removing some would round the outlines of the others again.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 * @param {Buffer} font the complete font
 * @returns {Promise<Buffer>} the part as WOFF2
 */
export default async function loadPart(font) {
  for (const file of stylesheets) this.addDependency(file);
  const css = stylesheets.map((file) => readFileSync(file, "utf8")).join("\n");
  const characters = charactersOf(css, this.resourceQuery);
  return subsetFont(font, characters, { targetFormat: "woff2", keepFeatures });
}

/** Makes webpack pass the font as a Buffer. */
export const raw = true;
