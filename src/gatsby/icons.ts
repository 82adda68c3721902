import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { readContent } from "../content/read-content";
import { site } from "../content/schema/site";
import { surfaceColor } from "../styles/surface-color";
import { icoOf } from "./ico";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

function drawIcon(drawing: string, size: number): sharp.Sharp {
  const icon = sharp(drawing).resize(size, size, { fit: "contain", background: clear });
  return icon.png({ palette: true, compressionLevel: 9 });
}

/** Draws the icon with a margin, for systems that crop icons to their own shape. */
function drawIconOnNavy(drawing: string, size: number, edge: number): sharp.Sharp {
  // sharp flattens before it extends, in whatever order the methods are called.
  return drawIcon(drawing, size - 2 * edge)
    .flatten({ background: surfaceColor })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: surfaceColor });
}

/** The icons of the manifest, with their sizes in pixels. Systems may cut off the edge of a maskable icon. */
export const appIcons = [
  { name: "icon-192", size: 192 },
  { name: "icon-512", size: 512 },
  // Every mask shows at least a circle of 80 % of the width, which contains the drawing of 288 pixels.
  { name: "icon-maskable-512", size: 512, edge: 112 },
];

export async function writeIcons(): Promise<void> {
  const drawing = `data/${readContent(site).brand.icon}`;
  // In `gatsby develop`, the file may be missing.
  if (!existsSync(drawing)) return;
  const small = [16, 32, 48].map(async (size) => ({ size, png: await drawIcon(drawing, size).toBuffer() }));
  await Promise.all([
    // A copy of a read-only file would be read-only too, and the next build could not replace it.
    writeFile("public/favicon.svg", await readFile(drawing)),
    writeFile("public/favicon.ico", icoOf(await Promise.all(small))),
    drawIconOnNavy(drawing, 180, 25).toFile("public/apple-touch-icon.png"),
    ...appIcons.map(({ name, size, edge }) =>
      (edge ? drawIconOnNavy(drawing, size, edge) : drawIcon(drawing, size)).toFile(`public/${name}.png`),
    ),
  ]);
}
