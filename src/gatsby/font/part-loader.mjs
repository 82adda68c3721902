import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { lettersOf } from "./letters.mjs";

/** Its faces say which letters each part holds. */
const stylesheet = path.resolve("src/styles/font.css");

/** What the site's styles ask of a font: kerning, figures of one width, accents in their place. */
const keepFeatures = ["kern", "tnum", "ccmp", "mark", "mkmk"];

/**
 * A loader of webpack: makes of a font the part that the query of its address names. All weights stay, since
 * with fewer of them the shapes would be rounded anew.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 * @param {Buffer} font
 */
export default async function loadPart(font) {
  this.addDependency(stylesheet);
  const letters = lettersOf(readFileSync(stylesheet, "utf8"), this.resourceQuery);
  return subsetFont(font, letters, { targetFormat: "woff2", keepFeatures });
}

export const raw = true;
