import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import {
  type Caption,
  fonts,
  layOutCaption,
  renderer,
  stylesheet,
} from "../../../src/gatsby/share-picture/caption";
import { captionOf } from "../../../src/gatsby/share-picture/resolver";
import { draw, pictureWith, tokenFile } from "../../../src/gatsby/share-picture/share-picture";

const css = [tokenFile, stylesheet].map((file) => readFileSync(file, "utf8"));
const area = { width: 464, height: 434 };
const caption: Caption = { kind: "Certification", title: "PALSAM", tagline: "One line.", direction: "ltr" };

/** Returns the layout of a caption. The last two parts are the title and the tagline. */
async function layOut(changes: Partial<Caption>) {
  const node = await layOutCaption({ ...caption, ...changes });
  const { height, children } = await renderer.measure(node, { width: area.width, css, fonts });
  const [title, tagline] = children
    .slice(-2)
    .map(({ runs }) => runs.filter(({ text }) => text.trim() !== ""));
  return { height, title: title ?? [], tagline: tagline ?? [] };
}

const textOf = (runs: { text: string }[]) => runs.map(({ text }) => text.trim().replaceAll("\u00a0", " "));

test("a title is as large as fits, and long titles are drawn smaller, but whole", async () => {
  const long = "Certified International Professional Trainer of Pharmaceutical Sales Representatives";
  const [first, second] = [await layOut({}), await layOut({ title: long })];
  expect(textOf(first.title)).toEqual(["PALSAM"]);
  expect(textOf(second.title).join(" ")).toBe(long);
  expect(second.title[0]?.height).toBeLessThan(first.title[0]?.height ?? 0);
  expect(second.height).toBeLessThanOrEqual(area.height);
});

test("a long word fits into the width", async () => {
  const { title } = await layOut({ title: "Merchandising" });
  expect(title[0]?.width).toBeLessThanOrEqual(area.width);
  expect(title[0]?.width).toBeGreaterThan(area.width - 20);
});

test("text breaks after a sentence rather than inside one", async () => {
  const { tagline } = await layOut({ tagline: "You know the subject. Now teach it." });
  expect(textOf(tagline)).toEqual(["You know the subject.", "Now teach it."]);
});

test("a tagline that does not fit is left out, and a title that does not fit is drawn nevertheless", async () => {
  const word = "registration@merltrainingacademy.com";
  const { tagline: last } = await layOut({ tagline: `Write to ${word}` });
  expect(textOf(last)).toEqual(["PALSAM"]);
  expect(textOf((await layOut({ title: "W".repeat(100) })).title)).not.toEqual([]);
});

test("Arabic letters are drawn in their connected forms", async () => {
  const widthOf = async (tagline: string) => {
    const [run] = (await layOut({ tagline, direction: "rtl" })).tagline;
    return run?.width ?? 0;
  };
  const separate = await Promise.all([..."سبع"].map(widthOf));
  expect(await widthOf("سبع")).toBeLessThan(separate.reduce((sum, width) => sum + width));
});

test("a line from right to left ends on the left, and a Latin name in it keeps its order", async () => {
  const { tagline } = await layOut({ tagline: "شهادة PALSAM معتمدة", direction: "rtl" });
  const fromTheLeft = tagline.toSorted((first, second) => first.x - second.x);
  expect(textOf(fromTheLeft)).toEqual(["معتمدة", "PALSAM", "شهادة"]);
});

test("symbols and letters that the fonts of the site do not have are drawn", async () => {
  const pixelsOf = async (tagline: string) => {
    const node = await layOutCaption({ ...caption, tagline });
    return renderer.render(node, { width: area.width, css, fonts, format: "raw" });
  };
  const missing = await pixelsOf("\u{10aaaa}");
  for (const character of "→✓Łж") expect((await pixelsOf(character)).equals(missing)).toBe(false);
});

test("transparent parts of a landing picture are light", async () => {
  const landing = join(await mkdtemp(join(tmpdir(), "landing-")), "landing.png");
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 2000, height: 900, channels: 4, background: transparent } }).toFile(landing);
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="424" height="160"/>';
  const picture = pictureWith(await layOutCaption(caption), caption);
  const part = { left: 700, top: 300, width: 200, height: 200 };
  const pixels = await sharp(await draw(picture, css, logo, landing))
    .extract(part)
    .toBuffer();
  const { channels } = await sharp(pixels).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(200);
});

describe("the caption", () => {
  const kinds = { flagshipKind: "Flagship program", certificationKind: "Certification" };
  const landing = { title: "A title", tagline: "A tagline.", image: { src: "", alt: "" } };
  const captionAt = (path: string, name: string) => captionOf({ path, name, landing }, kinds, "A claim.");

  test("of a program is its kind, name and tagline", () => {
    const texts = { title: "A name", tagline: "A tagline." };
    expect(captionAt("/flagship/a", "A name")).toEqual({ kind: "Flagship program", ...texts });
    expect(captionAt("/certifications/a", "A name")).toEqual({ kind: "Certification", ...texts });
  });

  test("of another page is its title and tagline, and its name if that differs", () => {
    const texts = { title: "A title", tagline: "A tagline." };
    expect(captionAt("/partners", "Partners")).toEqual({ kind: "Partners", ...texts });
    expect(captionAt("/partners", "A title")).toEqual({ kind: undefined, ...texts });
  });

  test("of the home page is the title of its carousel and the claim of the brand", () => {
    const carousel = { title: "A promise", slides: [] };
    const caption = captionOf({ path: "/home", name: "Home", carousel }, kinds, "A claim.");
    expect(caption).toEqual({ kind: undefined, title: "A promise", tagline: "A claim." });
  });
});
