import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import type { Node } from "@takumi-rs/core";
import sharp from "sharp";
import { box, type Caption, directed, fonts, layOutCaption, renderer, stylesheet } from "./caption";

type ShareInput = Caption & {
  path: string;
  /** The logo as SVG, for a dark background. */
  logo: string;
  landing: { file: string; digest: string };
};

export const tokenFile = "src/styles/tokens.css";

const folder = "public/share";
const jpeg = { quality: 80, chromaSubsampling: "4:4:4" };

/** Social networks recommend this size. */
const size = { width: 1200, height: 630 };

/** The right part of the landing picture, which shows people. */
const landingPart = { width: 632, height: 508, fit: "cover", position: "right" } as const;

const image = (src: string): Node => ({ type: "image", className: src, src });

export const pictureWith = (caption: Node, { direction }: Caption): Node =>
  directed(
    box("picture", [
      box("bar", [image("logo")]),
      box("column", [box("lattice"), caption]),
      box("line"),
      box("landing", [image("above"), image("part")]),
      box("arches"),
      box("edge"),
    ]),
    direction,
  );

/** Draws a picture as JPEG. */
export async function draw(picture: Node, css: string[], logo: string, landing: string): Promise<Buffer> {
  const resized = sharp(landing).autoOrient().resize(landingPart);
  const part = await resized.png({ compressionLevel: 0 }).toBuffer();
  // Extends the colors at the top edge upward. Otherwise, the arches would cover the top, where signs are.
  const edge = sharp(part).extract({ left: 0, top: 0, width: landingPart.width, height: 3 });
  const above = await edge.resize({ width: 4, height: 1, fit: "fill" }).png().toBuffer();
  const images = Object.entries({ logo: Buffer.from(logo), above, part }).map(([src, data]) => ({
    src,
    data,
  }));
  const pixels = await renderer.render(picture, { ...size, css, fonts, images, format: "raw" });
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .jpeg(jpeg)
    .toBuffer();
}

/** Renames a temporary file, so that an interrupted build leaves no partial picture. */
async function write(file: string, picture: Promise<Buffer>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeFile(`${file}.part`, await picture);
  await rename(`${file}.part`, file);
}

const started = new Map<string, Promise<void>>();

/**
 * Returns the address of the picture. The file name contains a hash of everything that the picture shows, and
 * of the version of Takumi. A build therefore draws only pictures that have changed, and services that cache
 * pictures by their addresses request the new ones.
 */
export async function sharePicture({ path, logo, landing, ...caption }: ShareInput): Promise<string> {
  const picture = pictureWith(await layOutCaption(caption), caption);
  // Reads the files each time, because they may change in `gatsby develop`.
  const css = [tokenFile, stylesheet].map((file) => readFileSync(file, "utf8"));
  const library = readFileSync("node_modules/@takumi-rs/core/package.json", "utf8");
  const recipe = JSON.stringify([picture, css, logo, landing.digest, landingPart, jpeg, library]);
  const hash = createHash("sha256").update(recipe).digest("hex").slice(0, 10);
  const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${hash}.jpg`;
  const file = `${folder}/${name}`;
  // Gatsby renders several pages at a time, and the home page twice.
  const isKnown = started.has(file) || existsSync(file);
  if (!isKnown) started.set(file, write(file, draw(picture, css, logo, landing.file)));
  await started.get(file);
  return `/share/${name}`;
}
