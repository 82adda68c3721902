import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { isPage, kinds, typeNameOf } from "../content/kind/kind";
import { groundColors } from "./ground-color";

type Illustration = { src: string; alt: string };

type Page = Node & {
  accent: keyof typeof groundColors;
  landing?: { tone: "light" | "dark"; image: Illustration };
  carousel?: { slides: Illustration[] };
};

type Context = {
  nodeModel: {
    getNodeById(query: { id: string | null }): FileSystemNode;
    findOne(query: { type: string; query: object }): Promise<FileSystemNode | null>;
  };
};

/** In pixels. */
const [width, height] = [1200, 630];

/** Returns the SVG with the size of the picture. The drawing continues beyond its viewBox and fills the rest. */
function fitted(svg: string, position: string): Buffer {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const bare = root.replace(/\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  const attributes = `width="${width}" height="${height}" preserveAspectRatio="${position}"`;
  return Buffer.from(svg.replace(root, bare.replace("<svg", `<svg ${attributes}`)));
}

/** Returns a JPEG of a drawing on the ground of its landing, or of a photo. A slide has its own ground, and its subject is at the right. */
async function drawSharePicture(file: string, { accent, landing }: Page): Promise<Buffer> {
  const isDrawing = file.endsWith(".svg");
  const source = isDrawing ? fitted(readFileSync(file, "utf8"), landing ? "xMidYMax" : "xMaxYMax") : file;
  return sharp(source)
    .autoOrient()
    .resize({ width, height })
    .flatten({ background: landing ? groundColors[accent][landing.tone] : "#fff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Adds `sharePicture` to each page: a JPEG of the landing or, on the home page, of the first slide. */
export function resolveSharePictures({ createResolvers, createContentDigest }: CreateResolversArgs): void {
  async function resolveSharePicture(page: Page, _: object, { nodeModel }: Context) {
    const { src = "", alt = "" } = page.landing?.image ?? page.carousel?.slides[0] ?? {};
    const path = resolve(dirname(nodeModel.getNodeById({ id: page.parent }).absolutePath), src);
    // Unlike a path alone, a found node tells Gatsby to run the query again when the picture changes.
    const file = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: path } } } });
    if (!file) throw new Error(`There is no picture ${path}`);
    const picture = await drawSharePicture(file.absolutePath, page);
    const hash = createContentDigest(picture).slice(0, 10);
    const address = `/static/share/${file.name}-${hash}.jpg`;
    mkdirSync("public/static/share", { recursive: true });
    writeFileSync(`public${address}`, picture);
    return { src: address, alt, width, height };
  }
  const pages = kinds.filter(isPage).map(typeNameOf);
  createResolvers(
    Object.fromEntries(pages.map((name) => [name, { sharePicture: { resolve: resolveSharePicture } }])),
  );
}
