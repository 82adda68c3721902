import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** The size of the block, relative to the picture's width and height. */
const part = 1 / 4;

/**
 * Writes a variation of a picture, with a block in the corner whose color depends on the number. A plain copy
 * does not cost a build anything, because Gatsby caches pictures by their content.
 */
export async function writeVariation(from: string, to: string, number: number): Promise<void> {
  const original = sharp(from);
  const { width, height, format, isProgressive = false } = await original.metadata();
  const block = {
    create: {
      width: Math.ceil(width * part),
      height: Math.ceil(height * part),
      channels: 3 as const,
      background: `hsl(${(number * 25) % 360}, 100%, 50%)`,
    },
  };
  // The reading time depends on the file size and on progressive encoding. Keep both close to the original.
  const varied = original
    .composite([{ input: block, gravity: "northwest" }])
    .toFormat(format, { quality: 90, progressive: isProgressive });
  // `to` may be the same file as `from`, so write from a buffer.
  await writeFile(to, await varied.toBuffer());
}
