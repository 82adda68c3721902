import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { plainPicture } from "../plain-picture";
import { type BrokenContent, edit } from "./broken-content";

const landing = {
  file: "programs/palsam.json",
  picture: "programs/palsam.jpg",
  src: "./palsam.jpg",
  field: "landing.image.src",
};
const gallery = {
  file: "gallery/gallery.json",
  picture: "gallery/palsam-1.jpg",
  src: "./palsam-1.jpg",
  field: "items[2].img.src",
};
const figure = {
  file: "pages/about-us.json",
  picture: "gallery/palsam-4.jpg",
  src: "../gallery/palsam-4.jpg",
  field: "competency.image.src",
};
const portrait = {
  file: "trainers/trainers.json",
  picture: "trainers/trainer-03.jpg",
  src: "./trainer-03.jpg",
  field: "trainers[2].image.src",
};
const logo = { file: "site.json", picture: "brand/logo.svg", src: '"./brand/logo.svg"', field: "brand.logo" };
const icon = { file: "site.json", picture: "brand/icon.svg", src: '"./brand/icon.svg"', field: "brand.icon" };

type Place = typeof landing;
type Explanation = { message: string; suggestion?: string };

/** A small JPEG that states a vast size. A real one would take seconds to make. */
async function vast(): Promise<Buffer> {
  const bytes = await plainPicture(16, 16).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes.writeUInt16BE(7_200, frame + 5);
  bytes.writeUInt16BE(16_000, frame + 7);
  return bytes;
}

function changed(
  name: string,
  { file, src, field }: Place,
  change: BrokenContent["change"],
  explanation: Explanation,
): BrokenContent {
  return { name, change, diagnostics: [{ file, at: src, field, ...explanation }] };
}

/** Puts another file in place of the picture. */
function instead(
  name: string,
  place: Place,
  bytes: () => Uint8Array | string | Promise<Uint8Array>,
  explanation: Explanation,
): BrokenContent {
  return changed(name, place, async (content) => content.write(place.picture, await bytes()), explanation);
}

/** Writes a wrong name of the picture into the content. */
function named(
  name: string,
  { file, src, field }: Place,
  written: string,
  message: string,
  suggestion?: string,
): BrokenContent {
  return edit(name, file, [`"${src}"`, `"${written}"`], {
    at: `"${written}"`,
    field,
    message,
    suggestion,
  });
}

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">${inside}</svg>`;
}

function misshapen(message: string): Explanation {
  return { message, suggestion: "Crop the picture to these proportions" };
}

function renamed(format: string): Explanation {
  return {
    message: `"./palsam.jpg" is a ${format} file, but its name ends in .jpg.`,
    suggestion: "Export the picture as JPEG; a new name alone does not change it.",
  };
}

const unreadable = {
  message: "cannot be read as a picture.",
  suggestion: "Export the picture again and replace the file.",
};

export const pictureCases: BrokenContent[] = [
  instead("a landing picture is too small", landing, () => plainPicture(1200, 540).jpeg().toBuffer(), {
    message: 'A landing picture must be at least 2000 pixels wide; "./palsam.jpg" has 1200 × 540 pixels.',
    suggestion: "Use the original in its full size",
  }),
  instead(
    "a gallery picture is upright after its EXIF rotation",
    gallery,
    () => plainPicture(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    misshapen(
      'A gallery picture must be about 3 wide by 2 high, such as 1600 × 1067 pixels; "./palsam-1.jpg" has 1500 × 2000 pixels.',
    ),
  ),
  instead(
    "the icon is not square",
    icon,
    () => svg("<path d='M0 0h9v9z'/>"),
    misshapen('The site\'s icon must be about 1 wide by 1 high; "./brand/icon.svg" has 600 × 300 pixels.'),
  ),
  instead("a GIF has the name of a JPEG", landing, () => plainPicture(9, 9).gif().toBuffer(), renamed("GIF")),
  instead(
    "a picture of the HEIC family has the name of a JPEG",
    landing,
    () => plainPicture(99, 99).avif().toBuffer(),
    renamed("HEIC"),
  ),
  instead("a picture has more than 20 MB", landing, () => Buffer.alloc(20_000_001), {
    message: '"./palsam.jpg" has 21 MB; a picture may have 20 MB at most.',
    suggestion: "Export it as a JPEG",
  }),
  instead("a picture has more than 100 million pixels", landing, vast, {
    message: '"./palsam.jpg" has 16000 × 7200 pixels; a picture may have 100 million at most.',
    suggestion: "Export it with a width of 4000 pixels.",
  }),
  instead("a drawing has a script", icon, () => svg("<script>alert(1)</script>"), {
    message: '"./brand/icon.svg" contains a script, or loads other files',
    suggestion: 'Export it again as "plain SVG"',
  }),
  instead("a picture file is empty", portrait, () => "", unreadable),
  changed("a JPEG file is cut off", landing, (content) => content.cut(landing.picture, 0.5), unreadable),
  changed(
    "a JPEG file lacks its last bytes",
    landing,
    (content) => content.cut(landing.picture, 0.999),
    unreadable,
  ),
  changed("a drawing is cut off", logo, (content) => content.cut(logo.picture, 0.5), unreadable),
  changed(
    "a picture is a shortcut without a target",
    landing,
    (content) => {
      content.remove(landing.picture);
      symlinkSync("nowhere.jpg", join(content.directory, landing.picture));
    },
    unreadable,
  ),
  changed(
    "the extension of a picture has capital letters",
    landing,
    (content) => content.rename(landing.picture, "programs/palsam.JPG"),
    {
      message: 'The file is called "palsam.JPG", not "palsam.jpg": capital letters count.',
      suggestion: 'Rename the file to "palsam.jpg".',
    },
  ),
  changed(
    "the only picture with a similar name has a space in its name",
    landing,
    (content) => content.rename(landing.picture, "programs/pal sam.jpg"),
    {
      message: "The file data/programs/palsam.jpg does not exist.",
      suggestion: "Put the picture there, or correct its name.",
    },
  ),
  named(
    "a picture's name is misspelled",
    landing,
    "./plasam.jpg",
    "The file data/programs/plasam.jpg does not exist.",
    'Did you mean "./palsam.jpg"?',
  ),
  named(
    "the name of a picture in another folder is misspelled",
    figure,
    "../gallery/palsam-44.jpg",
    "The file data/gallery/palsam-44.jpg does not exist.",
    'Did you mean "../gallery/palsam-4.jpg"?',
  ),
  named(
    "no picture has a similar name",
    landing,
    "./photograph-2024.png",
    "The file data/programs/photograph-2024.png does not exist.",
    "Put the picture there, or correct its name.",
  ),
  named(
    "the name of a picture has an invisible character",
    landing,
    "./pal\u200bsam.jpg",
    "The file data/programs/pal[invisible character]sam.jpg does not exist.",
    'Did you mean "./palsam.jpg"?',
  ),
  ...(
    [
      ["a backslash", ".\\\\palsam.jpg", 'Write "./palsam.jpg".'],
      ["a space at its end", "./palsam.jpg ", "Remove the spaces at its start and end."],
      ["the extension of a format that the site cannot show", "./palsam.heic", undefined],
    ] as const
  ).map(([part, written, suggestion]) =>
    named(
      `the name of a picture has ${part}`,
      landing,
      written,
      '"src" must be the name of a picture beside this file',
      suggestion,
    ),
  ),
];
