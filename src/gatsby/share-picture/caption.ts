import { type Direction, outlines, type Style, widthOf } from "./text-outline";
import { starPoints, token } from "./token";
import { wrap } from "./wrap";

export type Caption = {
  kind: string | undefined;
  title: string;
  tagline: string | undefined;
  direction: Direction;
};

type Box = { x: number; y: number; width: number; height: number };
type Block = { lines: string[]; style: Style; height: number };

/** The space in pixels between kind and title, and between title and tagline. */
const gap = 22;

const star = { size: 24, indent: 36 };

/** Arabic marks need higher lines. */
const styles: Record<Direction, Record<"kind" | "title" | "tagline", Style>> = {
  ltr: {
    kind: { weight: 600, size: 27, leading: 1.2, direction: "ltr" },
    title: { weight: 800, size: 92, leading: 1.02, direction: "ltr" },
    tagline: { weight: 500, size: 30, leading: 1.3, direction: "ltr" },
  },
  rtl: {
    kind: { weight: 600, size: 27, leading: 1.4, direction: "rtl" },
    title: { weight: 800, size: 84, leading: 1.45, direction: "rtl" },
    tagline: { weight: 500, size: 29, leading: 1.6, direction: "rtl" },
  },
};

/** The height includes the gap before the text. Undefined if a word is wider than the box. */
function block(text: string, style: Style, width: number): Block | undefined {
  const lines = wrap(text, style, width);
  return lines && { lines, style, height: lines.length * style.size * style.leading + gap };
}

function largest(text: string, style: Style, { width, height }: Box): Block {
  for (let { size } = style; size >= 16; size--) {
    const candidate = block(text, { ...style, size }, width);
    if (candidate && candidate.height <= height) return candidate;
  }
  throw new Error(`“${text}” is too long for a share picture`);
}

/** Returns the title in the largest size that fits, or a slightly smaller one if that saves a line. */
function titleBlock(text: string, style: Style, box: Box): Block {
  const first = largest(text, style, box);
  const { size } = first.style;
  const smaller = block(text, { ...first.style, size: Math.round(size * 0.84) }, box.width);
  if (!smaller || smaller.lines.length >= first.lines.length) return first;
  const { height } = smaller;
  return largest(text, first.style, { ...box, height });
}

/** The lines are aligned with the side of the box on which text starts. */
function drawBlock({ lines, style }: Block, { x, width }: Box, y: number, color: string): string {
  // Capitals are 0.66 of the font size high. This baseline centers them in the line.
  const baseline = (line: number) => y + style.size * (style.leading * (line + 0.5) + 0.33);
  const left = (line: string) => (style.direction === "rtl" ? x + width - widthOf(line, style) : x);
  const drawn = lines.map((line, index) => outlines(line, style, left(line), baseline(index)));
  return `<g fill="${color}">${drawn.join("")}</g>`;
}

/** Centers the caption vertically in the box, with the title as large as possible. */
export function drawCaption({ kind, title, tagline, direction }: Caption, box: Box): string {
  const style = styles[direction];
  const isRightToLeft = direction === "rtl";
  const indented = { ...box, x: box.x + (isRightToLeft ? 0 : star.indent), width: box.width - star.indent };
  const above = kind && largest(kind, style.kind, indented);
  const below = tagline && largest(tagline, style.tagline, { ...box, height: box.height / 3 });
  const taken = (above ? above.height : 0) + (below ? below.height : 0);
  const middle = titleBlock(title, style.title, { ...box, height: box.height - taken });
  const top = box.y + (box.height - taken - middle.height + gap) / 2;
  const titleTop = top + (above ? above.height : 0);
  const [orange, chalk, haze] = [token("orange"), token("chalk"), token("haze")];
  const starX = isRightToLeft ? box.x + box.width - star.size : box.x;
  const starY = top + Math.round((style.kind.size * style.kind.leading - star.size) / 2);
  const mark = `<polygon fill="${orange}" transform="translate(${starX} ${starY})" points="${starPoints(star.size)}"/>`;
  return [
    above && mark + drawBlock(above, indented, top, orange),
    drawBlock(middle, box, titleTop, chalk),
    below && drawBlock(below, box, titleTop + middle.height, haze),
  ]
    .filter(Boolean)
    .join("");
}
