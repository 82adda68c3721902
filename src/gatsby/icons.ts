import { copyFile, writeFile } from "node:fs/promises";
import type { CreatePagesArgs } from "gatsby";
import sharp from "sharp";
import { surfaceColor } from "../styles/surface-color";
import { icoOf } from "./ico";

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The brand's icon as a square PNG, clear around the drawing. */
function drawIcon(drawing: string, size: number): sharp.Sharp {
  const icon = sharp(drawing).resize(size, size, { fit: "contain", background: clear });
  return icon.png({ palette: true, compressionLevel: 9 });
}

/** The same on the brand's navy, with an edge around it, for systems that cut icons to a shape of their own. */
function drawIconOnNavy(drawing: string, size: number, edge: number): sharp.Sharp {
  // Sharp flattens first, in whatever order it is told.
  return drawIcon(drawing, size - 2 * edge)
    .flatten({ background: surfaceColor })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: surfaceColor });
}

/** Writes the icons that browsers and home screens ask for, all drawn from the brand's one. */
export async function writeIcons({ graphql }: CreatePagesArgs): Promise<void> {
  const { data } = await graphql<Queries.BrandIconQuery>(`
    query BrandIcon {
      siteSettings {
        brand {
          icon {
            absolutePath
          }
        }
      }
    }
  `);
  const drawing = data?.siteSettings?.brand.icon.absolutePath;
  if (drawing === undefined) throw new Error("The brand's icon is not in the GraphQL layer");
  const small = [16, 32, 48].map(async (size) => ({ size, png: await drawIcon(drawing, size).toBuffer() }));
  await Promise.all([
    copyFile(drawing, "public/favicon.svg"),
    writeFile("public/favicon.ico", icoOf(await Promise.all(small))),
    drawIcon(drawing, 192).toFile("public/icon-192.png"),
    drawIcon(drawing, 512).toFile("public/icon-512.png"),
    drawIconOnNavy(drawing, 180, 25).toFile("public/apple-touch-icon.png"),
    // The square of 288 lies wholly inside the circle, 80 % wide, that every mask leaves.
    drawIconOnNavy(drawing, 512, 112).toFile("public/icon-maskable-512.png"),
  ]);
}
