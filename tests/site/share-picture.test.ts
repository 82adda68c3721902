import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { directionOf } from "../../src/language";
import { site } from "./content";
import { attribute, one, publicFolder, readPage } from "./html";
import { paths, programPaths } from "./path";

const property = (path: string, name: string) =>
  attribute(one(readPage(path), `head meta[property="og:image${name}"]`), "content");
const fileOf = (path: string) => property(path, "").replace(site.address, publicFolder);

test("each page has a JPEG of 1200 × 630 in less than 200 KB, and states its size", async () => {
  for (const path of paths) {
    const { format, width, height } = await sharp(fileOf(path)).metadata();
    expect({ path, format, width, height }).toEqual({ path, format: "jpeg", width: 1200, height: 630 });
    expect([path, property(path, ":width"), property(path, ":height")]).toEqual([path, "1200", "630"]);
    expect([path, readFileSync(fileOf(path)).length < 200_000]).toEqual([path, true]);
  }
});

test("each page has its own picture, and / and /home have the same", () => {
  const hashOf = (path: string) =>
    createHash("sha256")
      .update(readFileSync(fileOf(path)))
      .digest("hex");
  expect(new Set(paths.map(hashOf)).size).toBe(paths.length - 1);
  expect(fileOf("/home")).toBe(fileOf("/"));
});

/** Returns the mean over all pixels and channels of a region, from 0 to 255. */
async function difference(first: string, second: string, part: sharp.Region) {
  const read = (path: string) => sharp(fileOf(path)).extract(part).raw().toBuffer();
  const [here, there] = await Promise.all([read(first), read(second)]);
  return here.reduce((sum, value, index) => sum + Math.abs(value - (there[index] ?? 0)), 0) / here.length;
}

test("pictures share the logo, and differ in text and landing", async () => {
  const [program = ""] = programPaths;
  const compare = (left: number, top: number, width: number, height: number) =>
    difference(program, "/about-us", {
      // From right to left the caption is on the right, and the landing picture on the left.
      left: directionOf(site.language) === "rtl" ? 1200 - left - width : left,
      top,
      width,
      height,
    });
  expect(await compare(0, 0, 1200, 88)).toBeLessThan(1);
  expect(await compare(64, 150, 440, 420)).toBeGreaterThan(5);
  expect(await compare(600, 150, 600, 480)).toBeGreaterThan(20);
});
