import { renameSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check";
import { formatDiagnostic } from "../../../src/content/report/report";
import { type ContentCopy, copyContent } from "./content-copy";
import { plainPicture } from "./plain-picture";

const home = "pages/home.json";
const palsam = "programs/palsam.json";

function change(name: string, by: (content: ContentCopy) => unknown) {
  return { name, by };
}

function rewrite(name: string, by: (text: string) => string | Buffer) {
  return change(name, (content) => content.write(home, by(content.read(home))));
}

/** The text resembles a mistake. */
function heading(name: string, text: string) {
  return change(name, (content) => content.edit(home, '"Our clients"', JSON.stringify(text)));
}

/** Renames a picture, also in the content that refers to it. */
function renamed(name: string, picture: string) {
  return change(name, (content) => {
    renameSync(join(content.directory, "programs/palsam.jpg"), join(content.directory, "programs", picture));
    content.edit(palsam, "./palsam.jpg", `./${picture}`);
  });
}

function picture(name: string, file: string, bytes: () => Promise<Buffer>) {
  return change(name, async (content) => content.write(file, await bytes()));
}

test.each([
  rewrite("a byte order mark and Windows line endings", (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`),
  rewrite("classic Mac line endings, and empty lines at the end", (text) =>
    `${text}\n\n`.replaceAll("\n", "\r"),
  ),
  rewrite("everything on one line", (text) => JSON.stringify(JSON.parse(text))),
  rewrite("fields in another order", (text) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse())),
  ),
  heading("characters that resemble HTML", "5 < 6, b > a, Q&A; R&D: I <3 “clients”"),
  heading(
    "a non-breaking space, a soft hyphen and joiners",
    "Our\u00a0cli\u00adents عملاؤنا\u200c 👩\u200d💼",
  ),
  change("a title whose Arabic letters have marks, which do not count", (content) =>
    content.edit(palsam, /(?<="title": ")PALSAM: [^"]*/, "دَرَّبَ ".repeat(13).trim()),
  ),
  renamed("other letters in the name of a picture", "صورة-café.jpg"),
  renamed("the other file extension of a JPEG", "palsam.jpeg"),
  change("a landing picture with an alpha channel that is opaque", async (content) => {
    content.write("programs/palsam.png", await plainPicture(2000, 900).ensureAlpha(1).png().toBuffer());
    content.edit(palsam, "./palsam.jpg", "./palsam.png");
  }),
  picture("a photo of a phone that was turned", "gallery/palsam-1.jpg", () =>
    plainPicture(1200, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  picture("a portrait of a phone", "trainers/trainer-01.jpg", () => plainPicture(600, 800).jpeg().toBuffer()),
  picture("a picture for print (CMYK)", "programs/palsam.jpg", () =>
    plainPicture(2000, 900).toColourspace("cmyk").jpeg().toBuffer(),
  ),
  change("a logo that is a drawing (SVG)", (content) => {
    content.write("clients/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>');
    content.edit("clients/clients.json", "./client-01-nilvara.png", "./logo.svg");
  }),
])("$name has no diagnostic", async ({ by }) => {
  const { content } = copyContent();
  await by(content);
  expect((await checkContent(content.directory)).map((diagnostic) => formatDiagnostic(diagnostic))).toEqual(
    [],
  );
});
