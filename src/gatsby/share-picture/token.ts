import { readFileSync } from "node:fs";

/** Where the design tokens are. */
export const tokenFile = "src/styles/tokens.css";

/** The first value of a design token: one of the palette, or a shape. */
export function token(name: string): string {
  // Read each time: while the site is edited they change.
  const tokens = readFileSync(tokenFile, "utf8");
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "m").exec(tokens)?.[1];
  if (value === undefined) throw new Error(`${tokenFile} has no token --${name}`);
  return value;
}

/** What stands inside the drawing of a shape, its black lines in the current colour. */
export function shape(name: string): string {
  const svg = decodeURIComponent(token(name).replace(/^url\("data:image\/svg\+xml,|"\)$/g, ""));
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll("'#000'", "'currentColor'");
}

/** The star as the points of an SVG polygon, in a square of the given size. */
export function starPoints(size: number): string {
  const corners = token("star").match(/[\d.]+%? [\d.]+%?/g) ?? [];
  return corners
    .map((corner) =>
      corner
        .split(" ")
        .map((part) => (Number.parseFloat(part) * size) / 100)
        .join(","),
    )
    .join(" ");
}
