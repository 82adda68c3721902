import { readFileSync } from "node:fs";

export const tokenFile = "src/styles/tokens.css";

/** The first value of a token: a color of the palette, or a shape. */
export function token(name: string): string {
  // Reads the file each time, because it may change in `gatsby develop`.
  const tokens = readFileSync(tokenFile, "utf8");
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "m").exec(tokens)?.[1];
  if (value === undefined) throw new Error(`${tokenFile} has no token --${name}`);
  return value;
}

/** Returns a shape with the current color instead of black. */
export function shape(name: string): string {
  const svg = decodeURIComponent(token(name).replace(/^url\("data:image\/svg\+xml,|"\)$/g, ""));
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll("'#000'", "'currentColor'");
}

/** @param size the width and height in pixels */
export function starPoints(size: number): string {
  const percentages = token("star").match(/[\d.]+/g) ?? [];
  return percentages.map((percentage) => (Number(percentage) * size) / 100).join(" ");
}
