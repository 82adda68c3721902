import { renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check/check";
import { formatFault } from "../../../src/content/fault";
import { ContentCopier, type ContentCopy } from "./content-copy";

const copier = new ContentCopier();

beforeAll(() => copier.prepare());
afterAll(() => copier.removeAll());

const home = "pages/home.json";
const palsam = "programs/palsam.json";

function change(name: string, by: (content: ContentCopy) => void | Promise<void>) {
  return { name, by };
}

function rewrite(name: string, by: (text: string) => string | Buffer) {
  return change(name, (content) => content.write(home, by(content.read(home))));
}

/** A heading with a text in which something looks like a slip and is none. */
function heading(name: string, text: string) {
  return change(name, (content) => content.edit(home, '"Our clients"', JSON.stringify(text)));
}

/** A picture under another name, which the content gives as it is. */
function renamed(name: string, picture: string) {
  return change(name, (content) => {
    renameSync(join(content.directory, "programs/palsam.jpg"), join(content.directory, "programs", picture));
    content.edit(palsam, "./palsam.jpg", `./${picture}`);
  });
}

function picture(name: string, file: string, bytes: () => Promise<Buffer>) {
  return change(name, async (content) => content.write(file, await bytes()));
}

function plain(width: number, height: number): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background: "white" } });
}

test.each([
  rewrite("a mark before the text (BOM)", (text) => `\ufeff${text}`),
  rewrite("line ends of Windows", (text) => text.replaceAll("\n", "\r\n")),
  rewrite("line ends of an old Mac", (text) => text.replaceAll("\n", "\r")),
  rewrite("a mark and line ends of Windows", (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`),
  rewrite("no line end at the end", (text) => text.trimEnd()),
  rewrite("empty lines at the end", (text) => `${text}\n\n`),
  rewrite("tabs in front", (text) => text.replaceAll("  ", "\t")),
  rewrite("everything on one line", (text) => JSON.stringify(JSON.parse(text))),
  rewrite("fields in another order", (text) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse())),
  ),
  rewrite("letters written as numbers", (text) => text.replace("Our clients", "Our \\u0063lients")),
  heading("a comparison", "5 < 6 and b > a"),
  heading("an ampersand", "Q&A; R&D"),
  heading("curly quotation marks inside a text", "Our “clients”"),
  heading("a dash, a heart and accents", "Café – I <3 clients"),
  heading("a non-breaking space inside a text", "Our\u00a0clients"),
  heading("a soft hyphen", "Our cli\u00adents"),
  heading("Arabic", "عملاؤنا\u200c ٢٤"),
  heading("an emoji of several signs", "Our clients 👩\u200d💼"),
  renamed("Arabic letters in the name of a picture", "صورة.jpg"),
  renamed("an accent in the name of a picture", "café.jpg"),
  renamed("the other ending of a JPEG", "palsam.jpeg"),
  picture("a photo of a phone in the gallery", "gallery/palsam-1.jpg", () =>
    plain(4000, 3000).jpeg().toBuffer(),
  ),
  picture("a photo of a phone that was turned", "gallery/palsam-1.jpg", () =>
    plain(3000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  picture("a portrait of a phone", "trainers/trainer-01.jpg", () => plain(3000, 4000).jpeg().toBuffer()),
  picture("a banner of a film's form", "programs/palsam.jpg", () => plain(3840, 2160).jpeg().toBuffer()),
  picture("a picture for print (CMYK)", "programs/palsam.jpg", () =>
    plain(2000, 900).toColourspace("cmyk").jpeg().toBuffer(),
  ),
  change("a logo that is a drawing (SVG)", (content) => {
    content.write("clients/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>');
    content.edit("clients/clients.json", "./client-01-nilvara.png", "./logo.svg");
  }),
])("$name is accepted in silence", async ({ by }) => {
  const { content } = copier.copy();
  await by(content);
  expect((await checkContent(content.directory)).map(formatFault)).toEqual([]);
});
