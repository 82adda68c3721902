import { join } from "node:path";
import sharp from "sharp";
import { resolveImageData, turnedRatio } from "../../../src/gatsby/image-data";
import { plainPicture } from "../content/plain-picture";
import { folderWith } from "../folder-with";

const folder = folderWith({});
const root = process.cwd();

// The plugin creates its folders in the current directory.
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(root));

type Operation = { outputPath: string; args: object };
type Job = { inputPaths: string[]; outputDir: string; args: { operations: Operation[] } };
type ImageData = { width: number; height: number; images: { fallback: { src: string } } };

const { setActions } = jest.requireActual("gatsby-plugin-sharp");
const { IMAGE_PROCESSING } = jest.requireActual("gatsby-plugin-sharp/gatsby-worker");

/**
 * Writes a photo of a phone that was held upright: its pixels are rotated, and its EXIF data has the
 * orientation and the location. The upper half is orange, the lower half is blue.
 */
async function phonePhoto(): Promise<string> {
  const file = join(folder, "photo.jpg");
  const orange = await plainPicture(600, 900, "#ff8000").png().toBuffer();
  await plainPicture(1200, 900, "#0000ff")
    .composite([{ input: orange, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: "A phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "30/1 2/1 40/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}

const contentDigest = "0123456789abcdef0123456789abcdef";
const shortFolder = "/static/012345/";

/** Returns what gatsby-plugin-sharp makes of a picture for a query: its data, and its largest file. */
async function make(file: string, args: object): Promise<{ data: ImageData; output: string }> {
  const jobs: Job[] = [];
  setActions({ createJobV2: async (job: Job) => void jobs.push(job) });
  const createResolvers = jest.fn();
  resolveImageData({ createResolvers, pathPrefix: "", reporter: console } as never);
  const { resolve } = createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData;
  const node = { absolutePath: file, extension: "jpg", name: "photo", internal: { contentDigest } };
  const settings = { layout: "constrained", formats: ["jpg"], placeholder: "none", ...args };
  const data: ImageData = await resolve({ parent: "photo" }, settings, {
    nodeModel: { getNodeById: () => node },
  });
  const name = data.images.fallback.src.replace(shortFolder, "");
  const job = jobs.find(({ args: { operations } }) =>
    operations.some(({ outputPath }) => outputPath === name),
  );
  if (job === undefined) throw new Error(`No job makes ${name}`);
  const operations = job.args.operations.filter(({ outputPath }) => outputPath === name);
  const inputPaths = job.inputPaths.map((path) => ({ path }));
  await IMAGE_PROCESSING({ inputPaths, outputDir: folder, args: { ...job.args, operations } });
  return { data, output: join(folder, name) };
}

async function colorAt(file: string, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

test("an upright photo stays upright, is small, and has no location", async () => {
  const photo = await phonePhoto();
  expect((await sharp(photo).metadata()).exif?.includes("A phone")).toBe(true);

  const { data, output } = await make(photo, { width: 600 });

  expect(data).toMatchObject({ width: 600, height: 800 });
  // The name of the folder has six digits of the content hash.
  expect(data.images.fallback.src.startsWith(shortFolder)).toBe(true);
  const { width, height, exif, orientation } = await sharp(output).metadata();
  expect({ exif, orientation }).toEqual({});
  expect(width && height && width / height).toBeCloseTo(3 / 4, 2);
  const [red = 0, , blue = 0] = await colorAt(output, 300, 20);
  expect(red).toBeGreaterThan(blue);
  const [redBelow = 0, , blueBelow = 0] = await colorAt(output, 300, height - 20);
  expect(blueBelow).toBeGreaterThan(redBelow);
});

test("a place with its own aspect ratio keeps it", async () => {
  const { data } = await make(await phonePhoto(), { width: 640, aspectRatio: 1.6 });
  expect(data).toMatchObject({ width: 640, height: 400 });
});

test("a picture without an orientation is not changed", async () => {
  const file = join(folder, "lying.jpg");
  await plainPicture(40, 30).jpeg().toFile(file);
  expect(await turnedRatio(file)).toBeUndefined();
});
