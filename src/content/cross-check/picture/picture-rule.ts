import type { Explanation } from "../../diagnostic/diagnostic";
import { quote } from "../../diagnostic/wording";
import { capitalized } from "../../kind/label";
import type { PictureSlot } from "../../schema/picture-slot";
import type { PictureFact } from "./picture-fact";

export const maxBytes = 20_000_000;

/** Other formats are in capital letters. */
const formatNames: Record<string, string> = { webp: "WebP", heif: "HEIC or AVIF" };

function formatName(format: string): string {
  return formatNames[format] ?? format.toUpperCase();
}

/** The largest share of a picture that may be cropped, or of its slot that may stay empty. */
const maxLoss = 0.25;

function size({ width, height }: PictureFact): string {
  return `${width} × ${height} pixels`;
}

/** Returns the share that is cropped, or stays empty, if a picture has another aspect ratio than its slot. */
function lostShare({ width, height }: PictureFact, [across, down]: readonly [number, number]): number {
  const ratio = width / height / (across / down);
  return 1 - Math.min(ratio, 1 / ratio);
}

/** @param isValid whether the field may have a name */
export function explainFile(
  name: string,
  fact: PictureFact,
  isValid: (name: string) => boolean,
): Explanation | undefined {
  const { bytes, isWhole, isAnimated, isActive, hasSystemFont, hasViewBox } = fact;
  const ending = name.replace(/^.*\./, "");
  const expected = ending === "jpg" ? "jpeg" : ending;
  const { format = expected } = fact;
  const rightName = name.replace(/[^.]*$/, format === "jpeg" ? "jpg" : format);
  const problems: [isThere: boolean | undefined, message: string, suggestion: string][] = [
    [
      bytes > maxBytes,
      `has ${Math.ceil(bytes / 1_000_000)} MB; a picture may have ${maxBytes / 1_000_000} MB at most.`,
      "Export it as a JPEG with a width of 4000 pixels.",
    ],
    [
      format !== expected,
      `is a ${formatName(format)} file, but its name ends in .${ending}.`,
      isValid(rightName)
        ? `Rename it to ${quote(rightName)}, and write the new name here.`
        : `Export the picture as ${formatName(expected)}; a new name alone does not change it.`,
    ],
    [!isWhole, "cannot be read as a picture.", "Export the picture again and replace the file."],
    [
      isAnimated,
      "has several frames, of which the site would show the first.",
      "Save one of them as a picture of its own.",
    ],
    [
      isActive,
      "contains a script, or loads other files. A drawing must not do that.",
      'Export it again as "plain SVG", with pictures and fonts inside or as outlines.',
    ],
    [
      format === "svg" && !hasViewBox,
      "has no viewBox, without which a drawing is cropped instead of scaled.",
      'Export it again as "plain SVG", with a viewBox.',
    ],
    [
      hasSystemFont,
      "has a text, which each computer shows in another typeface.",
      "Convert text to outlines, and export it again.",
    ],
  ];
  const [, message, suggestion] = problems.find(([isThere]) => isThere) ?? [];
  return message === undefined ? undefined : { message: `${quote(name)} ${message}`, suggestion };
}

export function explainSlot(name: string, fact: PictureFact, slot: PictureSlot): Explanation | undefined {
  const { width = 0, aspectRatio } = slot;
  const subject = capitalized(slot.name);
  if (aspectRatio && lostShare(fact, aspectRatio) > maxLoss + 0.005) {
    const [across, down] = aspectRatio;
    const least = width ? `, such as ${width} × ${Math.round((width * down) / across)} pixels` : "";
    return {
      message: `${subject} must be about ${across} wide by ${down} high${least}; ${quote(name)} has ${size(fact)}.`,
      suggestion:
        "Crop the picture to these proportions, or use another one. Otherwise more than a quarter of it is lost.",
    };
  }
  if (fact.format !== "svg" && fact.width < width) {
    return {
      message: `${subject} must be at least ${width} pixels wide; ${quote(name)} has ${size(fact)}.`,
      suggestion: "Use the original in its full size. An enlarged small picture stays blurred.",
    };
  }
  return undefined;
}
