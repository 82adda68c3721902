import { renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type BrokenContent, slip } from "./broken-content";

const banner = {
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
const icon = { file: "site.json", picture: "brand/icon.svg", src: '"./brand/icon.svg"', field: "brand.icon" };

type Place = typeof banner;
type Words = { found: string; expected: string; remedy: string };

function plain(width: number, height: number): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background: "white" } });
}

/** A small JPEG that says of itself to be vast: a real one would take seconds to make. */
async function vast(): Promise<Buffer> {
  const bytes = await plain(16, 16).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes.writeUInt16BE(7_200, frame + 5);
  bytes.writeUInt16BE(16_000, frame + 7);
  return bytes;
}

/** A file in place of a picture, and what the check has to say of it. */
function instead(
  name: string,
  { file, picture, src, field }: Place,
  bytes: () => Uint8Array | string | Promise<Uint8Array>,
  words: Words,
): BrokenContent {
  return {
    name,
    change: async (content) => content.write(picture, await bytes()),
    faults: [{ file, at: src, field, ...words }],
  };
}

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">${inside}</svg>`;
}

function misshapen(size: string, expected: string): Words {
  return { found: size, expected, remedy: "cut the picture to this form" };
}

function renamed(format: string): Words {
  return {
    found: `a file that is ${format} by its content`,
    expected: "the ending .jpg stands for",
    remedy: "a new name alone does not change it",
  };
}

/** Picture files that are there and cannot be shown, or not in their place. */
export const pictureCases: BrokenContent[] = [
  instead("a banner is too small", banner, () => plain(1200, 540).jpeg().toBuffer(), {
    found: "1200 × 540",
    expected: "a banner with a width of 2000 pixels at least",
    remedy: "the original at its full size",
  }),
  instead(
    "a gallery picture stands upright once it is turned as the camera was",
    gallery,
    () => plain(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    misshapen("1500 × 2000 pixels", "a gallery picture about 3 wide by 2 high, such as 1600 × 1067 pixels"),
  ),
  instead(
    "the icon is no square",
    icon,
    () => svg("<path d='M0 0h9v9z'/>"),
    misshapen("600 × 300 pixels", "the site's icon about 1 wide by 1 high"),
  ),
  instead("a GIF has the name of a JPEG", banner, () => plain(9, 9).gif().toBuffer(), renamed("GIF")),
  instead(
    "a picture of HEIC's family has the name of a JPEG",
    banner,
    () => plain(99, 99).avif().toBuffer(),
    renamed("HEIC"),
  ),
  instead("a picture has more than 20 MB", banner, () => Buffer.alloc(20_000_001), {
    found: "a file of 21 MB",
    expected: "20 MB at most",
    remedy: "export it as a JPEG",
  }),
  instead("a picture has more than 100 million pixels", banner, vast, {
    found: "16000 × 7200 pixels",
    expected: "100 million pixels at most",
    remedy: "a width of 4000 pixels",
  }),
  instead("a drawing has a script", icon, () => svg("<script>alert(1)</script>"), {
    found: "a drawing with a script in it, or one that loads something from elsewhere",
    expected: "stands for itself",
    remedy: "plain SVG",
  }),
  {
    name: "a picture's file has capital letters in its ending",
    change: (content) =>
      renameSync(join(content.directory, banner.picture), join(content.directory, "programs/palsam.JPG")),
    faults: [
      {
        file: banner.file,
        at: banner.src,
        field: banner.field,
        found: 'the file is called "palsam.JPG": capital letters count',
        expected: "letter by letter",
        remedy: 'give the file the name "palsam.jpg"',
      },
    ],
  },
  {
    name: "a picture is a shortcut that leads nowhere",
    change: (content) => {
      content.remove(banner.picture);
      symlinkSync("nowhere.jpg", join(content.directory, banner.picture));
    },
    faults: [
      {
        file: banner.file,
        at: banner.src,
        field: banner.field,
        found: "cannot be read as a picture",
        expected: "a whole picture file",
        remedy: "export the picture again",
      },
    ],
  },
  {
    name: "the name of a picture has an invisible character",
    change: (content) => content.edit(banner.file, banner.src, "./pal\u200bsam.jpg"),
    faults: [
      {
        file: banner.file,
        at: '"src":',
        field: banner.field,
        found: "./pal[invisible character]sam.jpg",
        expected: "letter by letter",
        remedy: 'did you mean "./palsam.jpg"?',
      },
    ],
  },
  ...(
    [
      ["a backslash", ".\\\\palsam.jpg", 'write "./palsam.jpg"'],
      ["a space at its end", "./palsam.jpg ", "remove the spaces"],
      ["the ending of a format that the site cannot show", "./palsam.heic", "change the value"],
    ] as const
  ).map(
    ([name, written, remedy]): BrokenContent =>
      slip(`the name of a picture has ${name}`, banner.file, [`"${banner.src}"`, `"${written}"`], {
        at: '"src":',
        field: banner.field,
        found: '"',
        expected: "the name of a picture beside this file",
        remedy,
      }),
  ),
];
