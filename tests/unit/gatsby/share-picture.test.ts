import { drawCaption } from "../../../src/gatsby/share-picture/caption";
import { captionOf } from "../../../src/gatsby/share-picture/resolver";
import { outlines, type Style, widthOf } from "../../../src/gatsby/share-picture/text-outline";
import { wrap } from "../../../src/gatsby/share-picture/wrap";

const style: Style = { weight: 500, size: 30, leading: 1.3, direction: "ltr" };

test("widths come from the font, including kerning", () => {
  expect(widthOf("AV", style)).toBeLessThan(widthOf("A", style) + widthOf("V", style));
});

test("text breaks after a sentence rather than inside one", () => {
  expect(wrap("You know the subject. Now teach it.", style, 464)).toEqual([
    "You know the subject.",
    "Now teach it.",
  ]);
});

test("no line has one word if the words can be spread", () => {
  const lines = wrap("Pictures of our programs, coaching, ceremonies and seminars.", style, 400);
  expect(lines).toEqual(["Pictures of our programs,", "coaching, ceremonies", "and seminars."]);
});

test("text has as few lines as possible, none wider than the space", () => {
  const text = "Management training, skills development and certification, from Cairo.";
  const lines = wrap(text, style, 464) ?? [];
  expect(lines.join(" ")).toBe(text);
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(464);
  expect(lines).toHaveLength(Math.ceil(widthOf(text, style) / 464));
});

test("a word that is too wide does not fit", () => {
  expect(wrap("Pharmaceuticals", style, 100)).toBeUndefined();
});

const box = { x: 0, y: 0, width: 464, height: 400 };
const caption = { kind: "Certification", tagline: "One line.", direction: "ltr" } as const;
const titleScale = (title: string) => {
  const scales = drawCaption({ ...caption, title }, box).matchAll(/scale\(([\d.]+)/g);
  return Math.max(...[...scales].map(([, scale]) => Number(scale)));
};

test("long titles are drawn smaller, and none is omitted", () => {
  const long = "Certified International Professional Trainer of Pharmaceutical Sales Representatives";
  expect(titleScale(long)).toBeLessThan(titleScale("PALSAM"));
  const letters = `${caption.kind}${long}${caption.tagline}`.replaceAll(" ", "");
  expect(drawCaption({ ...caption, title: long }, box).match(/d="M/g)).toHaveLength(letters.length);
});

test.each(["ltr", "rtl"] as const)("the lines follow one another: kind, title, tagline (%s)", (direction) => {
  const texts = { kind: "شهادة A", title: "مندوب A مبيعات B محترف C معتمد", tagline: "سطر A واحد" };
  const baselines = [
    ...drawCaption({ ...texts, direction }, box).matchAll(/translate\([-\d.]+ ([\d.]+)\) scale/g),
  ];
  const lines = [...new Set(baselines.map(([, y]) => Number(y)))];
  expect(lines.length).toBeGreaterThan(3);
  for (const [index, line] of lines.slice(1).entries())
    expect(line - (lines[index] ?? 0)).toBeGreaterThan(24);
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

const arabic: Style = { ...style, direction: "rtl" };

/** Returns the x positions at which groups of outlines start, and how many glyphs each has. */
const groupsOf = (text: string) =>
  outlines(text, arabic, 0, 0)
    .split("</g>")
    .slice(0, -1)
    .map((group) => ({
      left: Number(/translate\(([-\d.]+) /.exec(group)?.[1]),
      glyphs: group.split("<path").length - 1,
    }));

test("Arabic letters are drawn in their connected forms", () => {
  const separate = [..."سبع"].reduce((sum, letter) => sum + widthOf(letter, arabic), 0);
  expect(widthOf("سبع", arabic)).toBeLessThan(separate);
});

test("letters connect also after a letter that contains their outlines was drawn", () => {
  const heavy: Style = { ...arabic, weight: 600 };
  outlines("ة", heavy, 0, 0);
  const [, separate = "no outline"] = / d="([^"]+)"/.exec(outlines("ه", heavy, 0, 0)) ?? [];
  expect(outlines("سهل", heavy, 0, 0)).not.toContain(separate);
});

test("a line from right to left ends on the left, and a Latin name in it keeps its order", () => {
  const [end, name, start] = groupsOf("شهادةPALSAMمعتمدة");
  expect([end?.glyphs, name?.glyphs, start?.glyphs]).toEqual([6, "PALSAM".length, 5]);
  expect(name?.left).toBeCloseTo(widthOf("معتمدة", arabic));
  expect(start?.left).toBeCloseTo(widthOf("معتمدةPALSAM", arabic));
});
