import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";

// Shares of the height of the picture. src/components/ui/wide-picture.module.css has the same.
const above = 0.2;
const below = 0.25;

const folder = resolve(".cache/scene");

const started = new Map<string, Promise<void>>();

async function draw(file: string, ratio: number, target: string): Promise<void> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const sceneWidth = Math.min(width, Math.round(height * ratio));
  const sceneHeight = Math.round(sceneWidth / ratio);
  mkdirSync(folder, { recursive: true });
  await sharp(file)
    .autoOrient()
    .resize({ width: sceneWidth, height: sceneHeight, fit: "cover", position: "right" })
    .extend({
      top: Math.round(sceneHeight * above),
      bottom: Math.round(sceneHeight * below),
      extendWith: "copy",
    })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toFile(`${target}.part`);
  // Renames a temporary file, so that an interrupted build leaves no partial picture.
  await rename(`${target}.part`, target);
}

/**
 * Returns a picture of an aspect ratio whose first and last rows continue above and below it, so that an arcade and a
 * plate cover nothing that the picture shows.
 */
export async function sceneOf(file: string, fileDigest: string, ratio: number) {
  const recipe = JSON.stringify([fileDigest, ratio, above, below]);
  const digest = createHash("md5").update(recipe).digest("hex");
  const target = join(folder, `${digest}.jpg`);
  const drawn = started.get(target) ?? (existsSync(target) ? Promise.resolve() : draw(file, ratio, target));
  started.set(target, drawn);
  await drawn;
  return { file: target, digest };
}
