import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { attribute, one, publicFolder, readPage } from "./html";
import { paths } from "./path";

const { address } = JSON.parse(readFileSync("data/site.json", "utf8"));

const property = (path: string, name: string) =>
  attribute(one(readPage(path), `head meta[property="og:image${name}"]`), "content");

const fileOf = (path: string) => join(publicFolder, property(path, "").slice(address.length));

test.each(paths)("%s has a JPEG of 1200 × 630 in less than 200 KB, and says so", async (path) => {
  const { format, width, height } = await sharp(fileOf(path)).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect([property(path, ":width"), property(path, ":height")]).toEqual(["1200", "630"]);
  expect(readFileSync(fileOf(path)).length).toBeLessThan(200_000);
});

/** How much two pictures differ in a part of them: the mean over all points and colours, of 255. */
async function difference(first: string, second: string, part: sharp.Region) {
  const read = (path: string) => sharp(fileOf(path)).extract(part).raw().toBuffer();
  const [here, there] = await Promise.all([read(first), read(second)]);
  return here.reduce((sum, value, index) => sum + Math.abs(value - (there[index] ?? 0)), 0) / here.length;
}

test("each page has a picture of its own, / and /home the same", () => {
  const hashOf = (path: string) =>
    createHash("sha256")
      .update(readFileSync(fileOf(path)))
      .digest("hex");
  expect(new Set(paths.map(hashOf)).size).toBe(paths.length - 1);
  expect(property("/home", "")).toBe(property("/", ""));
});

test("pictures have the logo in common, and differ in words and banner", async () => {
  const compare = (left: number, top: number, width: number, height: number) =>
    difference("/flagship/palsam", "/about-us", { left, top, width, height });
  expect(await compare(0, 0, 1200, 88)).toBeLessThan(1);
  expect(await compare(64, 150, 440, 420)).toBeGreaterThan(5);
  expect(await compare(600, 150, 600, 480)).toBeGreaterThan(20);
});
