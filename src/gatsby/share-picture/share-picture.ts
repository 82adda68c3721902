import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { rename } from "node:fs/promises";
import sharp from "sharp";
import { artwork, landingAreaOf, overhang, size } from "./artwork";
import type { Caption } from "./caption";

type ShareInput = Caption & {
  path: string;
  /** The logo as SVG, for a dark background. */
  logo: string;
  landing: { file: string; digest: string };
};

const folder = "public/share";
const jpeg = { quality: 80, chromaSubsampling: "4:4:4" };

type Area = ReturnType<typeof landingAreaOf>;

async function draw(svg: string, landing: string, area: Area, file: string): Promise<void> {
  const { left, top, width, height } = area;
  const right = await sharp(landing)
    .autoOrient()
    .resize({ width, height: height - overhang, fit: "cover", position: "right" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  // Extends the colors at the top edge of the picture upward.
  const edge = sharp(right).extract({ left: 0, top: 0, width, height: 3 });
  const edgeColors = await edge.resize({ width: 4, height: 1, fit: "fill" }).png().toBuffer();
  const above = await sharp(edgeColors).resize({ width, height: overhang, fit: "fill" }).png().toBuffer();
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
 * Returns the address of the picture. The file name contains a hash of everything that the picture shows. A
 * build therefore draws only pictures that have changed, and services that cache pictures by their addresses
 * request the new ones.
 */
export async function sharePicture({ path, logo, landing, ...caption }: ShareInput): Promise<string> {
  const svg = artwork(caption, logo);
  const area = landingAreaOf(caption.direction);
  const recipe = JSON.stringify([svg, landing.digest, area, overhang, jpeg]);
  const hash = createHash("sha256").update(recipe).digest("hex").slice(0, 10);
  const name = `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${hash}.jpg`;
  const file = `${folder}/${name}`;
  // Gatsby renders several pages at a time, and the home page twice.
  const drawn =
    started.get(file) ?? (existsSync(file) ? Promise.resolve() : draw(svg, landing.file, area, file));
  started.set(file, drawn);
  await drawn;
  return `/share/${name}`;
}
