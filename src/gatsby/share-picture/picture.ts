import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { rename } from "node:fs/promises";
import sharp from "sharp";
import { bannerAreaOf, drawing, overhang, size } from "./drawing";
import type { Words } from "./text-block";
import type { Direction } from "./text-outline";

/** What a share picture shows, and the page that it belongs to. */
export type ShareInput = Words & {
  /** The path of the page. */
  path: string;
  /** The logo as SVG, for a dark background. */
  logo: string;
  banner: { file: string; digest: string };
};

const folder = "public/share";
const jpeg = { quality: 80, chromaSubsampling: "4:4:4" };

/** Draws a picture. `direction` is that of its words. */
async function draw(svg: string, banner: string, direction: Direction, file: string): Promise<void> {
  const { left, top, width, height } = bannerAreaOf(direction);
  const right = await sharp(banner)
    .autoOrient()
    .resize({ width, height: height - overhang, fit: "cover", position: "right" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  // Extends the colors at the top edge of the banner upward.
  const edge = sharp(right).extract({ left: 0, top: 0, width, height: 3 });
  const ground = await edge.resize({ width: 4, height: 1, fit: "fill" }).png().toBuffer();
  const above = await sharp(ground).resize({ width, height: overhang, fit: "fill" }).png().toBuffer();
  const layers = [
    { input: above, left, top },
    { input: right, left, top: top + overhang },
    { input: Buffer.from(svg), left: 0, top: 0 },
  ];
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { ...size, channels: 3, background: "black" } })
    .composite(layers)
    .jpeg(jpeg)
    .toFile(`${file}.part`);
  // Renames a temporary file, so that an interrupted build leaves no partial picture.
  await rename(`${file}.part`, file);
}

const started = new Map<string, Promise<void>>();

/**
 * Draws the share picture of a page if it does not exist, and returns its address. The file name contains a
 * hash of everything that the picture shows. A build therefore draws only pictures that have changed, and
 * services that cache pictures by their addresses request the new ones.
 */
export async function sharePicture({ path, logo, banner, ...words }: ShareInput): Promise<string> {
  const svg = drawing(words, logo);
  const recipe = JSON.stringify([
    svg,
    banner.digest,
    bannerAreaOf(words.direction),
    overhang,
    "ground",
    jpeg,
  ]);
  const hash = createHash("sha256").update(recipe).digest("hex").slice(0, 10);
  const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${hash}.jpg`;
  const file = `${folder}/${name}`;
  // Gatsby renders several pages at a time, and the home page twice.
  const drawn =
    started.get(file) ??
    (existsSync(file) ? Promise.resolve() : draw(svg, banner.file, words.direction, file));
  started.set(file, drawn);
  await drawn;
  return `/share/${name}`;
}
