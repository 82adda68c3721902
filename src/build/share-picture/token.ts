import { readFileSync } from "node:fs";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** The first value of a design token: one of the palette, or a shape. */
export function token(name: string): string {
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "m").exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no token --${name}`);
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
