import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Of the picture's width and height. */
const part = 1 / 4;

/**
 * Writes a picture that is seen to be another one: with a block in a colour of its number in the corner. A
 * copy would not do, since Gatsby goes by the content of files and would take it for a picture it has.
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
  // About as large as the originals, and progressive where they are: how long reading takes depends on both.
  const varied = original
    .composite([{ input: block, gravity: "northwest" }])
    .toFormat(format, { quality: 90, progressive: isProgressive });
  // By a buffer, because the variation may take its original's place.
  await writeFile(to, await varied.toBuffer());
}
