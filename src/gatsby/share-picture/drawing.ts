import { textBlock, type Words } from "./text-block";
import { shape, token } from "./token";

/** The size in pixels that social networks recommend. */
export const size = { width: 1200, height: 630 };

const bar = 96;
const archWidth = 120;

/** The area that shows the right part of the banner, where the people are. In pixels. */
export const bannerArea = { left: 568, top: bar, width: size.width - 568, height: size.height - bar };

/**
 * The distance from the top of that area to the banner, in pixels. It keeps the arches from covering the top
 * of the banner, where signs are.
 */
export const overhang = 26;

const textBox = { x: 64, y: bar + 56, width: bannerArea.left - 64 - 40, height: size.height - bar - 56 - 44 };

/**
 * Returns everything except the banner as SVG: background, arcade, logo and words. The area of the banner
 * stays empty.
 */
export function drawing(words: Words, logo: string): string {
  // Aligns the line beside the banner with the point between two arches, like a column.
  const first = ((bannerArea.left - 2) % archWidth) - archWidth;
  const arches = Array.from({ length: size.width / archWidth + 1 }, (_, index) => first + index * archWidth);
  const scale = archWidth / 160;
  const arcade = (name: string, y: number) =>
    arches.map((x) => `<g transform="translate(${x} ${y}) scale(${scale})">${shape(name)}</g>`).join("");
  const navy = token("navy");
  const orange = token("orange");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <pattern id="lattice" width="120" height="120" patternUnits="userSpaceOnUse">
      <g transform="scale(1.2)" color="${token("navy-rule")}">${shape("lattice")}</g>
    </pattern>
    <path fill="${navy}" d="M0 0h${size.width}v${bar}H${bannerArea.left}V${size.height}H0z"/>
    <rect y="${bar}" width="${bannerArea.left}" height="${bannerArea.height}" fill="url(#lattice)" opacity="0.35"/>
    <rect x="${bannerArea.left - 4}" y="${bar + 30}" width="4" height="${bannerArea.height}" fill="${orange}"/>
    <g fill="${navy}">${arcade("hang", bar - 1)}</g>
    <g color="${orange}" stroke-width="4">${arcade("hang-line", bar - 3)}</g>
    <svg x="58" y="7" width="218" height="82" viewBox="0 0 424 160">${logo}</svg>
    ${textBlock(words, textBox)}
  </svg>`;
}
