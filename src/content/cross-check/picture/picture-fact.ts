import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { isActiveDrawing } from "./drawing";

/** What the check knows of a picture file once it has looked at it. */
export type PictureFact = {
  bytes: number;
  /** What the file is, whatever its name says: "jpeg", "heif"; nothing where it is no picture. */
  format?: string;
  /** As it is shown, which for a photo of a phone may be turned from how it is stored. */
  width: number;
  height: number;
  /** Whether every pixel could be read; where the file is too large for that, nobody tried. */
  isWhole: boolean;
  /** Whether it is a drawing with a script, or one that fetches something from elsewhere. */
  isActive: boolean;
};

export const mostBytes = 20_000_000;
export const mostPixels = 100_000_000;

/**
 * A cut or damaged file fails here, not on a visitor's screen. As strict as gatsby-plugin-sharp, which would
 * stop the build without naming the field.
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

/** Looks at a picture file; one that is no picture is said to be so. */
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
