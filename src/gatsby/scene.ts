import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { rename } from "node:fs/promises";
import { resolve } from "node:path";
import sharp, { type Sharp } from "sharp";

// Shares of the height of the picture. src/components/ui/wide-picture.module.css has the same.
const above = 0.2;
const below = 0.25;

/** The rows at an edge that its ground continues, and the number of parts of the upper edge. */
const rows = 6;
const parts = 12;

const folder = ".cache/scene";

/** Increase this number when the drawing changes. Otherwise builds reuse the drawn pictures in the cache. */
const edition = 1;

const started = new Map<string, Promise<void>>();

type Edge = { picture: Buffer; width: number; height: number };

/** Returns the median colors of parts of the upper edge: what touches the edge in a few places does not count. */
async function groundAbove({ picture, width }: Edge): Promise<Sharp> {
  const edge = sharp(picture).extract({ left: 0, top: 0, width, height: rows });
  const values = await edge.raw().toBuffer();
  const partWidth = Math.floor(width / parts);
  const medianOf = (part: number, channel: number) => {
    const all = Array.from({ length: rows * partWidth }, (_, index) => {
      const x = part * partWidth + (index % partWidth);
      return values[(Math.floor(index / partWidth) * width + x) * 3 + channel] ?? 0;
    });
    return all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
  };
  const colors = Array.from({ length: parts * 3 }, (_, index) => medianOf(Math.floor(index / 3), index % 3));
  return sharp(Buffer.from(colors), { raw: { width: parts, height: 1, channels: 3 } });
}

/** Returns the last rows, mirrored, so that shapes go on where they touch the edge. */
const groundBelow = ({ picture, width, height }: Edge): Sharp =>
  sharp(picture)
    .extract({ left: 0, top: height - rows, width, height: rows })
    .flip();

async function draw(file: string, ratio: number, target: string): Promise<void> {
  const original = (await sharp(file).metadata()).autoOrient;
  const width = Math.min(original.width, Math.round(original.height * ratio));
  const height = Math.round(width / ratio);
  const [top, bottom] = [Math.round(height * above), Math.round(height * below)];
  const picture = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: "cover", position: "right" })
    .removeAlpha()
    .toColorspace("srgb")
    .png({ compressionLevel: 0 })
    .toBuffer();
  const edge = { picture, width, height };
  const stretched = (ground: Sharp, height: number) =>
    ground.resize({ width, height, fit: "fill" }).png({ compressionLevel: 0 }).toBuffer();
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width, height: top + height + bottom, channels: 3, background: "black" } })
    .composite([
      { input: await stretched(await groundAbove(edge), top), left: 0, top: 0 },
      { input: picture, left: 0, top },
      { input: await stretched(groundBelow(edge), bottom), left: 0, top: top + height },
    ])
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toFile(`${target}.part`);
  // Renames a temporary file, so that an interrupted build leaves no partial picture.
  await rename(`${target}.part`, target);
}

/**
 * Returns a picture of an aspect ratio whose ground continues above it, and whose last rows continue below it, so that an
 * arcade and a plate cover nothing that the picture shows.
 */
export async function sceneOf(file: string, fileDigest: string, ratio: number) {
  const recipe = JSON.stringify([fileDigest, ratio, above, below, rows, parts, edition]);
  const digest = createHash("md5").update(recipe).digest("hex");
  const target = resolve(folder, `${digest}.jpg`);
  const drawn = started.get(target) ?? (existsSync(target) ? Promise.resolve() : draw(file, ratio, target));
  started.set(target, drawn);
  await drawn;
  return { file: target, digest };
}
