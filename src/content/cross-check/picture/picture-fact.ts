import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { isActiveDrawing } from "./drawing";

/** What the check knows about a picture file. */
export type PictureFact = {
  bytes: number;
  /** The format by its content: "jpeg", "heif"; undefined if it is no picture. */
  format?: string;
  /** Width and height as shown; photos from phones may be stored rotated. */
  width: number;
  height: number;
  /** Whether every pixel can be decoded; false for pictures that are too large to try. */
  isWhole: boolean;
  /** Whether it is a drawing with a script, or one that loads other files. */
  isActive: boolean;
};

export const mostBytes = 20_000_000;
export const mostPixels = 100_000_000;

/**
 * Whether a picture is neither cut off nor damaged. As strict as gatsby-plugin-sharp, which would stop the build
 * without naming the field.
 */
async function canBeDecoded(file: string): Promise<boolean> {
  try {
    await sharp(file, { failOn: "warning" }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}

async function metadataOf(file: string): Promise<sharp.Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** Reads a picture file; one that is no picture has no format. */
export async function lookAt(file: string): Promise<PictureFact> {
  const size = await sizeOf(file);
  const nothing = { bytes: size, width: 0, height: 0, isWhole: false, isActive: false };
  const metadata = size > mostBytes ? undefined : await metadataOf(file);
  if (metadata === undefined) return nothing;
  const { format, autoOrient } = metadata;
  const { width, height } = autoOrient;
  return {
    bytes: size,
    format,
    width,
    height,
    isWhole: width * height <= mostPixels && (await canBeDecoded(file)),
    isActive: format === "svg" && isActiveDrawing(await readFile(file, "utf8")),
  };
}
