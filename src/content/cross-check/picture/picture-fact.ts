import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { isActiveSvg } from "./active-svg";

/** The properties of a picture file that the check needs. */
export type PictureFact = {
  bytes: number;
  /** The format of the content, such as "jpeg" or "heif"; undefined if the file is not a picture. */
  format?: string;
  /** The width and height as shown. Phones may store photos rotated. */
  width: number;
  height: number;
  /** Whether every pixel can be decoded. False for pictures that are too large to decode. */
  isWhole: boolean;
  /** Whether the picture is a drawing that contains a script or loads other files. */
  isActive: boolean;
};

/** The largest size of a picture file, in bytes. */
export const maxBytes = 20_000_000;

/** The largest number of pixels of a picture. */
export const maxPixels = 100_000_000;

/**
 * Returns whether a picture is complete and undamaged. It is as strict as gatsby-plugin-sharp, which would stop
 * the build without naming the field.
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

/** Reads the properties of a picture file. The result has no format if the file is not a picture. */
export async function readPicture(file: string): Promise<PictureFact> {
  const size = await sizeOf(file);
  const nothing = { bytes: size, width: 0, height: 0, isWhole: false, isActive: false };
  const metadata = size > maxBytes ? undefined : await metadataOf(file);
  if (metadata === undefined) return nothing;
  const { format, autoOrient } = metadata;
  const { width, height } = autoOrient;
  return {
    bytes: size,
    format,
    width,
    height,
    isWhole: width * height <= maxPixels && (await canBeDecoded(file)),
    isActive: format === "svg" && isActiveSvg(await readFile(file, "utf8")),
  };
}
