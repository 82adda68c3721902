import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { charactersOf } from "./characters.mjs";

/** The stylesheet with the characters of each part of the font. */
const stylesheet = path.resolve("src/styles/font.css");

/** The OpenType features that the styles use: kerning, tabular figures, and the placement of accents. */
const keepFeatures = ["kern", "tnum", "ccmp", "mark", "mkmk"];

/**
 * A webpack loader that reduces a font to the characters of one part. The query of the font's address names
 * the part. Keeps all weights, because removing some would round the outlines of the others again.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 * @param {Buffer} font the complete font
 * @returns {Promise<Buffer>} the part as WOFF2
 */
export default async function loadPart(font) {
  this.addDependency(stylesheet);
  const characters = charactersOf(readFileSync(stylesheet, "utf8"), this.resourceQuery);
  return subsetFont(font, characters, { targetFormat: "woff2", keepFeatures });
}

/** Makes webpack pass the font as a Buffer. */
export const raw = true;
