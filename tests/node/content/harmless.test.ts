import { formatDiagnostic } from "../../../src/content/report/format-report";
import { EditedContent } from "./content-copy";
import { plainPicture } from "./plain-picture";

const contact = "pages/contact-us.json";
const home = "pages/home.json";
const site = "site.json";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"/>';

const palsam = "programs/palsam.json";

function change(name: string, by: (content: EditedContent) => unknown) {
  return { name, by };
}

function rewrite(name: string, by: (text: string) => string | Buffer) {
  return change(name, (content) => content.write(home, by(content.read(home))));
}

/** The text resembles a mistake. */
function heading(name: string, text: string) {
  return change(name, (content) => content.edit(home, '"Our clients"', JSON.stringify(text)));
}

/** Replaces one value by another one that is unusual, but right. */
function value(file: string, from: string | RegExp, ...to: string[]) {
  return to.map((text) => change(text, (content) => content.edit(file, from, text)));
}

/** Returns one change for each text in `others`, a list separated by `|`. */
function texts(file: string, from: string, others: string) {
  return value(file, JSON.stringify(from), ...others.split(/ *\n? *\| /).map((text) => JSON.stringify(text)));
}

/** Renames a picture, also in the content that refers to it. */
function renamed(name: string, picture: string) {
  return change(name, (content) => {
    content.rename("programs/palsam.jpg", `programs/${picture}`);
    content.edit(palsam, "./palsam.jpg", `./${picture}`);
  });
}

function picture(name: string, file: string, bytes: () => Promise<Buffer>) {
  return change(name, async (content) => content.write(file, await bytes()));
}

test.each([
  rewrite("a byte order mark and Windows line endings", (text) => `\ufeff${text.replaceAll("\n", "\r\n")}`),
  rewrite("fields in another order", (text) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).reverse())),
  ),
  heading("characters that resemble HTML", "5 < 6, b > a, Q&A; R&D: I <3 “clients”"),
  heading(
    "a non-breaking space, a soft hyphen, joiners, marks of direction and emoji",
    "Our\u00a0cli\u00adents عملاؤنا\u200c 👩\u200d💼 \u200e(A)\u200f \u061c1 ❤\ufe0f",
  ),
  change("accents that are stored apart from their letters, in one of two places", (content) => {
    content.edit("gallery/gallery.json", '"label": "Executive Coaching"', '"label": "Caf\u00e9"');
    content.write(
      "gallery/gallery.json",
      content.read("gallery/gallery.json").replaceAll('"type": "Executive Coaching"', '"type": "Cafe\u0301"'),
    );
  }),
  change("a no-break space in the name of the town", (content) => {
    content.edit(site, '"locality": "Cairo"', '"locality": "New\u00a0Cairo"');
    content.write(site, content.read(site).replace(/(?<="address": \[\s+")/, "New Cairo, "));
  }),
  ...texts(palsam, "Ten minutes, nine steps, one deal.", "Plan → act ✓ win with “Ł” 😀 Ж"),
  renamed("other letters in the name of a picture", "صورة-café.jpg"),
  renamed("a name that is just short enough", `${"صور".repeat(32)}1234.jpg`),
  renamed("the other file extension of a JPEG", "palsam.jpeg"),
  change("a landing picture that is transparent and upright", async (content) => {
    content.write("programs/palsam.png", await plainPicture(2000, 2500).ensureAlpha(0.5).png().toBuffer());
    content.edit(palsam, "./palsam.jpg", "./palsam.png");
  }),
  change("a landing picture that is a drawing with a viewBox", (content) => {
    content.write("programs/own.svg", drawing);
    content.edit(palsam, "./palsam.jpg", "./own.svg");
  }),
  picture("a photo of a phone that was turned", "gallery/palsam-1.jpg", () =>
    plainPicture(1200, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
  picture("a portrait of a phone", "trainers/trainer-01.jpg", () => plainPicture(600, 800).jpeg().toBuffer()),
  change("a logo that is a drawing (SVG)", (content) => {
    content.write("clients/logo.svg", drawing);
    content.edit("clients/clients.json", "./client-01-nilvara.png", "./logo.svg");
  }),
  change("a file that is open in Word", (content) => content.write("programs/~$palsam.json", "")),
  ...texts(
    site,
    "+20 2 0000 0002",
    "+39 06 1234 5678 | +20 (2) 1234.5678 | +1-202-555-0100 | 16 000 | +20 *9090",
  ),
  ...texts(
    site,
    "https://example.com",
    `https://example.com:8443/a?b#c | https://موقع.مصر | https://xn--4gbrim.xn--wgbh1c/
    | https://1.example.com/@me,1 | https://my_studio.a-b.co.uk?x=https://y`,
  ),
  ...value(
    site,
    /"name": "LinkedIn",\s+"destination": ""/,
    '"name": "LinkedIn", "destination": "https://eg.linkedin.com/company/merl"',
    '"name": "LinkedIn", "destination": "https://www.example.com"',
    '"name": "LinkedIn", "destination": "/about-us"',
  ),
  ...texts(site, "EG", "XK | GB"),
  ...value(site, '"language": "en"', '"language": "ku-IQ"', '"language": "he"', '"language": "en-GB"'),
  ...value(contact, /30\.0444,\n.*31\.2357,/, '-77.85, "longitude": 166.66,', '0, "longitude": -180,'),
  ...texts(
    contact,
    "https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png",
    "https://mt{s}.example.com/vt?x={x}&y={y}&z={z} | https://tiles.example.com/{z}/{x}/{y}{r}.png",
  ),
  ...texts(home, "500", "٥٠٠ | 5th | > 500 M"),
  ...texts(
    home,
    "Our clients",
    `# | № | 5! | A TODO list for each day | Undefined goals | Todo | Null | XXX | «AMANHû | PÅ EN Ø… | XXL
    | 18\u00a0hours in 3\u00a0days | 100\u00a0000\u00a0EGP a year | Change\u00a0&\u00a0Win
    | Dr.\u00a0Amr\u00a0Ali | Ø 5 mm`,
  ),
  ...texts("pages/program.json", "Which week suits your team?", "Which week suits you?"),
  ...value(
    palsam,
    /(?<="alt": ").*(?="\n)/,
    "Booking.com logo",
    "Image of the Year award",
    "Logo, drawn by hand",
  ),
  ...texts(
    "programs/mini-mba.json",
    "Business Basics",
    "5S | Chapter 11 proceedings | 2. Quartal | –5 % in a year",
  ),
  ...value(
    palsam,
    /(?<="title": ")PALSAM: [^"]*/,
    "About Merl and PALSAM",
    "Merl’s visit",
    "Merl-based selling",
  ),
])("$name has no diagnostic", async ({ by }) => {
  const content = new EditedContent();
  await by(content);
  expect((await content.diagnostics()).map((diagnostic) => formatDiagnostic(diagnostic))).toEqual([]);
});
