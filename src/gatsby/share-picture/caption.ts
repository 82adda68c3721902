import { readFileSync } from "node:fs";
import { type Node, Renderer } from "@takumi-rs/core";
import { shareFonts } from "../../font/share-picture";
import type { Direction } from "../../language";

export type Caption = {
  kind: string | undefined;
  title: string;
  tagline: string | undefined;
  direction: Direction;
};

type Part = { node: Node; height: number };

export const renderer = new Renderer();

/** Fonts are loaded from files, so that pictures do not depend on the fonts of the system. */
export const fonts = shareFonts.map(({ name, file }) => ({
  key: file,
  name,
  data: () => readFileSync(file),
}));

export const stylesheet = "src/gatsby/share-picture/share-picture.css";

/** In pixels: the size of the caption, the gap between its parts, and the font sizes of titles. */
const space = { width: 464, height: 434 };
const gap = 22;
const sizes = { largest: 92, smallest: 16 };

export const box = (className: string, children: Node[] = [], style = {}): Node => ({
  type: "container",
  className,
  children,
  style,
  preset: { display: "block" },
});

const text = (className: string, content: string, style = {}): Node => ({
  type: "text",
  className,
  text: content,
  style,
  preset: { display: "block" },
});

/** Sets the direction of a node, and the attribute for the stylesheet. */
export const directed = (node: Node, dir: Direction): Node => ({ ...node, dir, attributes: { dir } });

const fontFamily = [...new Set(shareFonts.map(({ name }) => name))].join();

const captionOf = (parts: Node[], direction: Direction): Node =>
  directed(box("caption", parts, { fontFamily, gap: `${gap}px` }), direction);

/** Joins the words of each phrase. */
const joinPhrases = (content: string) =>
  /[.,:;?!،؛؟] /.test(content) ? content.replaceAll(/(?<![.,:;?!،؛؟]) /g, "\u00a0") : content;

/**
 * Breaks lines between phrases, unless that takes more lines. Returns an infinite height if a word is wider than the
 * space.
 */
async function layOut(className: string, content: string, dir: Direction, style = {}): Promise<Part> {
  const css = [readFileSync(stylesheet, "utf8")];
  const measure = (node: Node) =>
    renderer.measure(captionOf([node], dir), { width: space.width, css, fonts });
  const arrange = async (content: string): Promise<Part> => {
    const node = text(className, content, style);
    const widest = await measure(text(className, content, { ...style, width: "min-content" }));
    const isTooWide = widest.children.some(({ width }) => width > space.width);
    return { node, height: isTooWide ? Number.POSITIVE_INFINITY : (await measure(node)).height };
  };
  const [byWord, byPhrase] = [await arrange(content), await arrange(joinPhrases(content))];
  return byPhrase.height > byWord.height ? byWord : byPhrase;
}

/**
 * Returns the title in the largest size that fits, or a slightly smaller one if that saves a line. Returns undefined if
 * the title fits in no size.
 */
async function layOutTitle(title: string, dir: Direction, height: number): Promise<Node | undefined> {
  let best: { part: Part; size: number } | undefined;
  for (let size = sizes.largest; size >= (best ? best.size * 0.8 : sizes.smallest); size--) {
    const part = await layOut("title", title, dir, { fontSize: size });
    if (part.height > height) continue;
    const savesLine = best && part.height / size < best.part.height / best.size - 0.5;
    if (!best || savesLine) best = { part, size };
    if (savesLine) break;
  }
  return best?.part.node;
}

/**
 * Returns a caption that fills its space, with the title as large as possible. Leaves out the tagline, then the kind
 * too, if they do not fit. A title that does not fit even then is cut off.
 */
export async function layOutCaption(caption: Caption): Promise<Node> {
  const { kind, title, tagline, direction } = caption;
  const above = kind === undefined ? undefined : await layOut("kind", kind, direction);
  const below = tagline === undefined ? undefined : await layOut("tagline", tagline, direction);
  const taken = [above, below].reduce((sum, part) => sum + (part ? part.height + gap : 0), 0);
  const middle = await layOutTitle(title, direction, space.height - taken);
  if (!middle && below) return layOutCaption({ ...caption, tagline: undefined });
  if (!middle && above) return layOutCaption({ ...caption, kind: undefined });
  const cut = text("title", title, { fontSize: sizes.smallest });
  const parts = [above && box("star"), above?.node, middle ?? cut, below?.node];
  return captionOf(
    parts.filter((node) => node !== undefined),
    direction,
  );
}
