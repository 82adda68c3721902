import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import type { EditedContent } from "../content-copy";
import { plainPicture } from "../plain-picture";
import { type BrokenContent, edit } from "./broken-content";

type Slot = { file: string; picture: string; src: string };
type Explanation = { message: string; suggestion?: string };

const landing = { file: "programs/palsam.json", picture: "programs/palsam.jpg", src: "./palsam.jpg" };
const gallery = { file: "gallery/gallery.json", picture: "gallery/palsam-1.jpg", src: "./palsam-1.jpg" };
const logo = { file: "site.json", picture: "brand/logo.svg", src: '"./brand/logo.svg"' };
const icon = { file: "site.json", picture: "brand/icon.svg", src: '"./brand/icon.svg"' };

function changed(
  name: string,
  { file, picture, src }: Slot,
  change: (content: EditedContent, picture: string) => unknown,
  explanation: Explanation,
): BrokenContent {
  const diagnostics = [{ file, at: src, ...explanation }];
  return { name, change: (content) => change(content, picture), diagnostics };
}

/** Returns a file that replaces a picture, with what the check reports. */
function replaced(
  name: string,
  slot: Slot,
  bytes: string | Uint8Array | (() => Promise<Uint8Array>),
  explanation: Explanation,
): BrokenContent {
  const write = async (content: EditedContent, picture: string) =>
    content.write(picture, typeof bytes === "function" ? await bytes() : bytes);
  return changed(name, slot, write, explanation);
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300" viewBox="0 0 600 300">${inside}</svg>`;

const misshapen = (message: string) => ({ message, suggestion: "Crop the picture to these proportions" });

const renamed = (format: string, suggestion = "Export the picture as JPEG; a new name alone") => ({
  message: `"./palsam.jpg" is a ${format} file, but its name ends in .jpg.`,
  suggestion,
});

const unreadable = {
  message: "cannot be read as a picture.",
  suggestion: "Export the picture again and replace the file.",
};

const unsuitable = '"src" must be a picture beside this file';

const cut = (share: number) => (content: EditedContent, picture: string) => {
  const bytes = content.bytes(picture);
  content.write(picture, bytes.subarray(0, Math.floor(bytes.length * share)));
};

/** The chunk acTL, which makes a PNG animated, follows the 33 bytes of its signature and its header. */
async function animatedPng(): Promise<Buffer> {
  const png = await plainPicture(2000, 900).png().toBuffer();
  const chunk = Buffer.from("\0\0\0\bacTL\0\0\0\u0002\0\0\0\0????", "latin1");
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const named = (name: string) => (content: EditedContent, picture: string) =>
  content.rename(picture, join(dirname(picture), name));

export const pictureCases: BrokenContent[] = [
  replaced("a landing picture is too small", landing, () => plainPicture(1200, 540).jpeg().toBuffer(), {
    message: 'A landing picture must be at least 2000 pixels wide; "./palsam.jpg" has 1200 × 540 pixels.',
    suggestion: "Use the original in its full size",
  }),
  replaced(
    "a gallery picture is upright after its EXIF rotation",
    gallery,
    () => plainPicture(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    misshapen('must be about 3 wide by 2 high, such as 1600 × 1067 pixels; "./palsam-1.jpg" has 1500 × 2000'),
  ),
  replaced("a GIF is called .jpg", landing, () => plainPicture(9, 9).gif().toBuffer(), renamed("GIF")),
  replaced(
    "a WebP is called .jpg",
    landing,
    () => plainPicture(9, 9).webp().toBuffer(),
    renamed("WebP", 'Rename it to "./palsam.webp", and write the new name here.'),
  ),
  changed(
    "a picture has several frames",
    { ...landing, src: "./palsam.png" },
    async (content) => {
      content.write("programs/palsam.png", await animatedPng());
      content.edit(landing.file, "./palsam.jpg", "./palsam.png");
    },
    {
      message: '"./palsam.png" has several frames, of which the site would show the first.',
      suggestion: "Save one of them as a picture of its own.",
    },
  ),
  replaced("a picture has more than 20 MB", landing, Buffer.alloc(20_000_001), {
    message: '"./palsam.jpg" has 21 MB; a picture may have 20 MB at most.',
    suggestion: "Export it as a JPEG",
  }),
  replaced("a drawing has words", logo, svg("<g><text x='9'>Merl</text></g>"), {
    message: '"./brand/logo.svg" has a text, which each computer shows in another typeface.',
    suggestion: "Convert text to outlines, and export it again.",
  }),
  replaced(
    "a drawing has no viewBox",
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>',
    {
      message: '"./brand/logo.svg" has no viewBox, without which a drawing is cropped instead of scaled.',
      suggestion: 'Export it again as "plain SVG", with a viewBox.',
    },
  ),
  replaced("a drawing has a script", icon, svg("<script>alert(1)</script>"), {
    message: '"./brand/icon.svg" contains a script, or loads other files',
    suggestion: 'Export it again as "plain SVG"',
  }),
  replaced("a picture file is empty", landing, "", unreadable),
  changed("a JPEG lacks its end", landing, cut(0.999), unreadable),
  changed("a drawing is cut off", logo, cut(0.5), unreadable),
  changed("a name is in capitals", landing, named("palsam.JPG"), {
    message: 'The file is called "programs/palsam.JPG", not "programs/palsam.jpg": capital letters count.',
    suggestion: 'Rename the file to "palsam.jpg", or write its name here.',
  }),
  changed("only an unsuitable name is similar", landing, named("pal sam.jpg"), {
    message: 'The folder data has no file "programs/palsam.jpg".',
    suggestion: "Put the picture there, or correct its name.",
  }),
  edit("a picture's name is misspelled", "palsam", ["./palsam.jpg", "./plasam.jpg"], {
    message: 'The folder data has no file "programs/plasam.jpg".',
    suggestion: 'Did you mean "./palsam.jpg"?',
  }),
  ...["heic", "avif", "gif", "bmp", "tiff"].map((ending) =>
    edit(`a landing picture is called .${ending}`, "palsam", ["./palsam.jpg", `./palsam.${ending}`], {
      message: unsuitable,
      suggestion: "Save it as JPEG, PNG, WebP, or SVG; a new name alone does not change it.",
    }),
  ),
  ...["jfif", "JFIF", "jpe", "pjpeg"].map((ending) =>
    edit(`a landing picture is called .${ending}`, "palsam", ["./palsam.jpg", `./palsam.${ending}`], {
      message: unsuitable,
      suggestion: 'Rename it to "./palsam.jpg".',
    }),
  ),
  edit("a picture's name has spaces and brackets", "palsam", ["./palsam.jpg", "./palsam <2>.jpg"], {
    message: unsuitable,
    suggestion: 'Rename it to "./palsam-2-.jpg".',
  }),
  edit("a picture has a name that Windows keeps", "palsam", ["./palsam.jpg", "./Con.jpg"], {
    message: unsuitable,
  }),
  changed(
    "the accents of a name are stored in another way",
    { ...landing, src: "./caf\u00e9.jpg" },
    (content, picture) => {
      content.rename(picture, "programs/cafe\u0301.jpg");
      content.edit(landing.file, "./palsam.jpg", "./caf\u00e9.jpg");
    },
    {
      message: "are stored in another way than in this text.",
      suggestion: "Rename the file with letters that have no accents",
    },
  ),
  ...["a".repeat(201 - 4), "صور".repeat(33)].map((name) =>
    changed(
      "a name is too long",
      { ...landing, src: `./${name}.jpg` },
      (content, picture) => {
        content.rename(picture, `programs/${name}.jpg`);
        content.edit(landing.file, "./palsam.jpg", `./${name}.jpg`);
      },
      {
        message: `is a name of ${Buffer.byteLength(name) + 4} bytes; it may have 200 at most.`,
        suggestion: "Rename the file to at most 100 letters, and write the new name here.",
      },
    ),
  ),
  changed("two names differ in capitals", landing, (content) => content.write("programs/Palsam.jpg", ""), {
    message: 'Windows and macOS cannot tell "programs/palsam.jpg" and "programs/Palsam.jpg" apart.',
    suggestion: "Rename one of the two files.",
  }),
];
