import { type Caption, drawCaption } from "./caption";
import type { Direction } from "./text-outline";
import { shape, token } from "./token";

/** Social networks recommend this size. */
export const size = { width: 1200, height: 630 };

const bar = 96;
const archWidth = 120;

/** The width of the area for the caption. */
const side = 568;

/** The area for the right part of the landing picture, which shows people. It is on the left in right-to-left text. */
export function landingAreaOf(direction: Direction) {
  const left = direction === "rtl" ? 0 : side;
  return { left, top: bar, width: size.width - side, height: size.height - bar };
}

/** The pixels above the landing picture. Without them, the arches would cover its top, where signs are. */
export const overhang = 26;

const logo = { x: 58, y: 7, width: 218, height: 82 };

const textBox = { x: 64, y: bar + 56, width: side - 64 - 40, height: size.height - bar - 56 - 44 };

/** Moves a box to the same place on the other side of the picture. */
const mirrored = <Box extends { x: number; width: number }>(box: Box) => ({
  ...box,
  x: size.width - box.x - box.width,
});

/** Draws everything except the landing picture: background, arcade, logo and caption. */
export function artwork(caption: Caption, logoSvg: string): string {
  // Aligns the line beside the picture with the point between two arches, like a column.
  const first = ((side - 2) % archWidth) - archWidth;
  const arches = Array.from({ length: size.width / archWidth + 1 }, (_, index) => first + index * archWidth);
  const scale = archWidth / 160;
  const arcade = (name: string, y: number) =>
    arches.map((x) => `<g transform="translate(${x} ${y}) scale(${scale})">${shape(name)}</g>`).join("");
  const navy = token("navy");
  const orange = token("orange");
  const isMirrored = caption.direction === "rtl";
  const { x, y, width, height } = isMirrored ? mirrored(logo) : logo;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <pattern id="lattice" width="120" height="120" patternUnits="userSpaceOnUse">
      <g transform="scale(1.2)" color="${token("navy-rule")}">${shape("lattice")}</g>
    </pattern>
    <g transform="${isMirrored ? `translate(${size.width}) scale(-1 1)` : ""}">
      <path fill="${navy}" d="M0 0h${size.width}v${bar}H${side}V${size.height}H0z"/>
      <rect y="${bar}" width="${side}" height="${size.height - bar}" fill="url(#lattice)" opacity="0.35"/>
      <rect x="${side - 4}" y="${bar + 30}" width="4" height="${size.height - bar}" fill="${orange}"/>
      <g fill="${navy}">${arcade("hang", bar - 1)}</g>
      <g color="${orange}" stroke-width="4">${arcade("hang-line", bar - 3)}</g>
    </g>
    <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 424 160">${logoSvg}</svg>
    ${drawCaption(caption, isMirrored ? mirrored(textBox) : textBox)}
  </svg>`;
}
