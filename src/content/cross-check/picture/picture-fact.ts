import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { hasSystemFont, isActiveSvg } from "./active-svg";
import { maxBytes } from "./picture-rule";

/** Optional properties are undefined if the file is not a picture. */
export type PictureFact = {
  bytes: number;
  /** Such as "jpeg" or "heif". */
  format?: string;
  /** The width and height as shown. Phones may store photos rotated. */
  width: number;
  height: number;
  /** False if the picture cannot be decoded. */
  isWhole: boolean;
  /** Whether the picture has several frames. */
  isAnimated?: boolean;
  /** Whether a drawing contains a script or loads other files. */
  isActive?: boolean;
  /** Whether a drawing has a text in a typeface that each computer chooses. */
  hasSystemFont?: boolean;
  hasViewBox?: boolean;
};

// sharp keeps the files in its cache open, and Windows does not replace or delete open files.
sharp.cache(false);

/** A path, or the content of a file that is not written yet. */
type Source = string | Buffer;

async function contentOf(source: Source): Promise<Buffer> {
  return typeof source === "string" ? readFile(source) : source;
}

/** The test is as strict as gatsby-plugin-sharp, which would stop the build without naming the field. */
async function canBeDecoded(source: Source): Promise<boolean> {
  try {
    await sharp(source, { failOn: "warning" }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** sharp does not count the frames of a PNG. If there are several, the chunk acTL comes before the data. */
const isAnimatedPng = (png: Buffer) => png.subarray(0, png.indexOf("IDAT")).includes("acTL");

const facts = new Map<string, Promise<PictureFact>>();

/** Reads a file once in each of its states, because `gatsby develop` and the visual editor check often. */
export async function readPicture(source: Source): Promise<PictureFact> {
  if (typeof source !== "string") return examine(source, source.length);
  const state = await stat(source).catch(() => undefined);
  // `ctime` too, because the date of a file can be set by hand.
  const key = state ? [state.dev, state.ino, state.size, state.mtimeMs, state.ctimeMs].join() : source;
  const fact = facts.get(key) ?? examine(source, state?.size ?? 0);
  if (state) facts.set(key, fact);
  return fact;
}

async function examine(source: Source, size: number): Promise<PictureFact> {
  const nothing = { bytes: size, width: 0, height: 0, isWhole: false };
  if (size === 0 || size > maxBytes) return nothing;
  const metadata = await sharp(source)
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return nothing;
  const { format, pages = 1, autoOrient } = metadata;
  const { width, height } = autoOrient;
  const text = format === "svg" ? String(await contentOf(source)) : "";
  return {
    bytes: size,
    format,
    width,
    height,
    isWhole: await canBeDecoded(source),
    isAnimated: pages > 1 || (format === "png" && isAnimatedPng(await contentOf(source))),
    isActive: isActiveSvg(text),
    hasSystemFont: hasSystemFont(text),
    hasViewBox: /<(?:\w+:)?svg\b[^>]*\sviewBox\s*=/.test(text),
  };
}
