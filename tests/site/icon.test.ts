import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { directionOf } from "../../src/language";
import { site } from "./content";
import { byPath } from "./every-page";
import { attribute, one, publicFolder, readPage } from "./html";
import { paths } from "./path";

const { brand, language } = site;
const manifest = JSON.parse(readFileSync(join(publicFolder, "manifest.webmanifest"), "utf8"));
const file = (name: string) => join(publicFolder, name);

/** The navy of header and footer, from the styles in the head. */
const styles = readPage("/").querySelectorAll("head style");
const navy = styles.flatMap(({ text }) => /--navy:\s*(#[0-9a-f]{6})/i.exec(text)?.[1] ?? [])[0] ?? "";

/** Returns colors as `#rrggbbaa`. `isPicked` selects pixels by their position. */
async function colorsOf(name: string, isPicked: (x: number, y: number, size: number) => boolean) {
  const { data, info } = await sharp(file(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if (!isPicked(pixel % info.width, Math.floor(pixel / info.width), info.width)) continue;
    colors.add(`#${data.subarray(4 * pixel, 4 * pixel + 4).toString("hex")}`);
  }
  return colors;
}

const everywhere = () => true;

test("each page links the icons and the manifest, and gives the header's navy to the browser", () => {
  const links = [
    'link[rel=icon][type="image/svg+xml"]',
    'link[rel=icon][sizes="32x32"]',
    "link[rel=apple-touch-icon]",
    "link[rel=manifest]",
  ];
  const found = byPath((path) => {
    const head = one(readPage(path), "head");
    const linked = links.map((selector) => attribute(one(head, selector), "href"));
    return [...linked, attribute(one(head, "meta[name=theme-color]"), "content")];
  });
  const files = ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/manifest.webmanifest"];
  expect(found).toEqual(byPath(() => [...files, navy]));
});

test("each icon of a text is in its file, which browsers keep", () => {
  const icons = paths.flatMap((path) =>
    readPage(path)
      .querySelectorAll("use")
      .map((use) => new URL(attribute(use, "href"), site.address)),
  );
  expect(icons.length).toBeGreaterThan(0);
  for (const { pathname, hash } of icons) {
    expect(readFileSync(file(pathname), "utf8")).toContain(`id="${hash.slice(1)}"`);
    expect(pathname).toMatch(/^\/static\//);
  }
});

test("the SVG icon is the brand's", () => {
  expect(readFileSync(file("favicon.svg"), "utf8")).toBe(readFileSync(join("data", brand.icon), "utf8"));
});

test("favicon.ico contains pictures of 16, 32 and 48 px", async () => {
  const ico = readFileSync(file("favicon.ico"));
  // The type 1 means icons, 2 means cursors.
  expect(ico.readUInt16LE(2)).toBe(1);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((entry) => {
    const offset = ico.readUInt32LE(entry + 12);
    return { size: ico[entry], png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)) };
  });
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  const parts = [ico.subarray(0, 6 + 16 * 3), ...pictures.map(({ png }) => png)];
  expect(Buffer.concat(parts).equals(ico)).toBe(true);
  for (const { size, png } of pictures) {
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: size, height: size });
  }
});

test("the touch icon is 180 px wide and opaque, because iOS shows transparency as black", async () => {
  const picture = await sharp(file("apple-touch-icon.png")).metadata();
  expect(picture).toMatchObject({ format: "png", width: 180, height: 180 });
  const colors = [...(await colorsOf("apple-touch-icon.png", everywhere))];
  expect(colors.filter((color) => !color.endsWith("ff"))).toEqual([]);
  expect(colors.length).toBeGreaterThan(1);
});

describe("the manifest", () => {
  test("has the brand from the content", () => {
    expect(manifest).toMatchObject({
      id: "/",
      name: brand.name,
      short_name: brand.name,
      description: brand.claim,
      lang: language,
      dir: directionOf(language),
      start_url: "/",
      display: "minimal-ui",
      theme_color: navy,
      background_color: navy,
    });
  });

  test("has icons of 192 px and 512 px for any purpose, and a maskable one of 512 px", () => {
    const icons = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
    expect(icons).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  });

  test("states the actual type and size of its icons", async () => {
    for (const { src, sizes, type } of manifest.icons) {
      const { format, width, height } = await sharp(file(src)).metadata();
      expect({ src, sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ src, sizes, type });
      expect((await colorsOf(src, everywhere)).size).toBeGreaterThan(1);
    }
  });

  test("has a maskable icon that is navy outside the safe zone, which is 80 % wide", async () => {
    const { src } = manifest.icons.find(({ purpose }: { purpose: string }) => purpose === "maskable");
    const isOutside = (x: number, y: number, size: number) =>
      Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) >= 0.4 * size;
    expect([...(await colorsOf(src, isOutside))]).toEqual([`${navy}ff`]);
    expect((await colorsOf(src, (x, y, size) => !isOutside(x, y, size))).size).toBeGreaterThan(2);
  });
});
