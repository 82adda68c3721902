import type { Fault } from "../../diagnostic/diagnostic";
import type { PicturePlace } from "../../schema/picture-place";
import { mostBytes, mostPixels, type PictureFact } from "./picture-fact";

type Words = Pick<Fault, "found" | "expected" | "remedy">;

const formats: Record<string, string> = { jpg: "jpeg" };

/** How people know the formats that come under a wrong name. */
const formatNames: Record<string, string> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  gif: "GIF",
  tiff: "TIFF",
  heif: "HEIC",
  svg: "SVG",
};

/** How much of a picture, or of its place, may be lost. */
const mostLost = 0.25;

function size({ width, height }: PictureFact): string {
  return `${width} × ${height} pixels`;
}

/** The share that is cut away, or stays empty, where a picture of one form fills a place of another. */
function lostShare({ width, height }: PictureFact, [across, down]: readonly [number, number]): number {
  const ratio = width / height / (across / down);
  return 1 - Math.min(ratio, 1 / ratio);
}

/** What keeps a file from being shown anywhere. */
function fileWords(name: string, fact: PictureFact): Words | undefined {
  const ending = name.replace(/^.*\./, "");
  const { bytes, format, width, height, isWhole, isActive } = fact;
  if (bytes > mostBytes) {
    return {
      found: `"${name}", a file of ${Math.ceil(bytes / 1_000_000)} MB`,
      expected: `a picture of ${mostBytes / 1_000_000} MB at most`,
      remedy: "export it as a JPEG with a width of 4000 pixels",
    };
  }
  if (format !== undefined && format !== (formats[ending] ?? ending)) {
    return {
      found: `"${name}", a file that is ${formatNames[format] ?? format.toUpperCase()} by its content`,
      expected: `the format that the ending .${ending} stands for`,
      remedy: `export the picture as ${formatNames[formats[ending] ?? ending]}; a new name alone does not change it`,
    };
  }
  if (width * height > mostPixels) {
    return {
      found: `"${name}", a picture of ${size(fact)}`,
      expected: `${mostPixels / 1_000_000} million pixels at most`,
      remedy: "export it with a width of 4000 pixels",
    };
  }
  if (!isWhole) {
    return {
      found: `"${name}", a file that cannot be read as a picture`,
      expected: "a whole picture file",
      remedy: "export the picture again and replace the file",
    };
  }
  if (isActive) {
    return {
      found: `"${name}", a drawing with a script in it, or one that loads something from elsewhere`,
      expected: "a drawing that stands for itself",
      remedy: 'export it again as "plain SVG", with pictures and fonts inside or as outlines',
    };
  }
  return undefined;
}

/** What keeps a sound picture from looking well in its place. */
function placeWords(name: string, fact: PictureFact, place: PicturePlace): Words | undefined {
  const { width = 0, form } = place;
  const found = `"${name}", ${size(fact)}`;
  if (form && lostShare(fact, form) > mostLost + 0.005) {
    const [across, down] = form;
    const least = width ? `, such as ${width} × ${Math.round((width * down) / across)} pixels` : "";
    return {
      found,
      expected: `${place.name} about ${across} wide by ${down} high${least}`,
      remedy: "cut the picture to this form, or take another one; else more than a quarter would be lost",
    };
  }
  if (fact.format !== "svg" && fact.width < width) {
    return {
      found,
      expected: `${place.name} with a width of ${width} pixels at least`,
      remedy: "take the original at its full size: enlarging a small one would leave it blurred",
    };
  }
  return undefined;
}

/** What is wrong with a picture where it stands, if anything. */
export function pictureWords(
  name: string,
  fact: PictureFact,
  place: PicturePlace | undefined,
): Words | undefined {
  return fileWords(name, fact) ?? (place && placeWords(name, fact, place));
}
