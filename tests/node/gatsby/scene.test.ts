import { join } from "node:path";
import sharp from "sharp";
import { sceneOf } from "../../../src/gatsby/scene";
import { folderWith } from "../folder-with";

const root = process.cwd();
const folder = folderWith({});

// The scene is written into the current directory.
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(root));

const green = { r: 0, g: 128, b: 0 };
const white = { r: 255, g: 255, b: 255 };

/** Writes a green picture with a white square at its upper edge, and one at its lower edge. */
async function picture(width: number, height: number): Promise<string> {
  const file = join(folder, `${width}.png`);
  const square = await sharp({ create: { width: 10, height: 10, channels: 3, background: white } })
    .png()
    .toBuffer();
  const left = width - 100;
  await sharp({ create: { width, height, channels: 3, background: green } })
    .composite([
      { input: square, left, top: 0 },
      { input: square, left, top: height - 10 },
    ])
    .toFile(file);
  return file;
}

/** Returns whether the column of the squares is white at a share of the height. */
async function isWhite(file: string, share: number): Promise<boolean> {
  const { width, height } = await sharp(file).metadata();
  const place = { left: width - 95, top: Math.round(height * share), width: 1, height: 1 };
  const [red = 0] = await sharp(file).extract(place).raw().toBuffer();
  return red > 200;
}

test("a scene continues the ground above a picture, and what stands on its lower edge below it", async () => {
  const { file } = await sceneOf(await picture(2000, 900), "a", 20 / 9);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([2000, 900 * 1.45]);
  const shares = [0.05, 0.2 / 1.45 + 0.003, 0.5, 0.95];
  expect(await Promise.all(shares.map((share) => isWhite(file, share)))).toEqual([false, true, false, true]);
});

test("a picture that is too wide is cropped on its left side only", async () => {
  const { file } = await sceneOf(await picture(3000, 900), "b", 20 / 9);
  expect((await sharp(file).metadata()).width).toBe(2000);
  expect(await isWhite(file, 0.95)).toBe(true);
});
