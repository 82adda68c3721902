import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { filesOf } from "../../../src/file-list";
import { byPath, problemsOnPages } from "./every-page";
import { attribute, one, publicFolder, readPage } from "./html";
import { paths } from "./path";

const candidates = (element: HTMLElement) => element.getAttribute("srcset")?.split(",") ?? [];

function modernCandidates(image: HTMLElement): string[] {
  const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
  return sources
    .filter((source) => /^image\/(avif|webp)$/.test(attribute(source, "type")))
    .flatMap(candidates);
}

/** Logos are PNG files, which are smaller than AVIF files for flat drawings. */
const isLogo = (image: HTMLElement) => attribute(image, "src").endsWith(".png");
const isDrawing = (image: HTMLElement) => /\.svg(?:#|$)/.test(attribute(image, "src"));

const nameOf = (image: HTMLElement) => image.toString().slice(0, 200);

test("each picture has an alternative text, its size and a loading priority", () => {
  const isComplete = (image: HTMLElement) => {
    const { alt, width = "", height = "", loading = "" } = image.attributes;
    const isDecoration = !image.closest("main") || image.closest("[aria-hidden=true], a[aria-label], label");
    const hasWords = alt !== undefined && (alt !== "" || isDecoration);
    return hasWords && [width, height].every((size) => Number(size) > 0) && /^(eager|lazy)$/.test(loading);
  };
  const incomplete = problemsOnPages((page) =>
    page
      .querySelectorAll("img")
      .filter((image) => !isComplete(image))
      .map(nameOf),
  );
  expect(incomplete).toEqual([]);
});

test("each page loads one picture first, the one at its top, and no other before it comes near the view", () => {
  const preferred = byPath((path) =>
    readPage(path)
      .querySelectorAll("img")
      .filter(({ attributes: { fetchpriority, loading } }) => fetchpriority === "high" || loading !== "lazy")
      .filter((image) => image.closest("main"))
      .map((image) => [attribute(image, "src"), attribute(image, "loading")]),
  );
  const aboveTheFold = byPath((path) => {
    const first = one(readPage(path), "main").querySelector("img");
    return [[first?.getAttribute("src"), "eager"]];
  });
  expect(preferred).toEqual(aboveTheFold);
});

test("each photo has a modern format, and several widths if it is wider than 480 pixels", () => {
  const isIncomplete = (image: HTMLElement) => {
    const widths = modernCandidates(image).map((candidate) =>
      Number.parseInt(candidate.trim().split(" ")[1] ?? "", 10),
    );
    return !(widths.length > 1 || (widths[0] ?? Number.POSITIVE_INFINITY) <= 480);
  };
  const incomplete = problemsOnPages((page) =>
    page
      .querySelectorAll("main img")
      .filter((image) => !isDrawing(image) && !isLogo(image) && isIncomplete(image))
      .map(nameOf),
  );
  expect(incomplete).toEqual([]);
});

/** The folder of a generated picture begins with the hash of its original. */
const originals = new Map(
  filesOf("data").map((file) => [
    createHash("md5").update(readFileSync(file)).digest("hex").slice(0, 6),
    file,
  ]),
);

/** Returns the smallest generated file of one picture of each kind, which has its own `sizes`. */
function samples(selector: string): { file: string; original: string }[] {
  const pictures = paths
    .flatMap((path) => readPage(path).querySelectorAll(selector))
    .filter((image) => !isDrawing(image));
  const sources = pictures.map((image) => image.closest("picture")?.querySelector("source") ?? image);
  // Logos have no `sizes` attribute. All logos of one kind have the same width.
  const byKind = new Map(
    sources.map((source) => [
      source.getAttribute("sizes") ?? source.getAttribute("width"),
      candidates(source)[0] ?? source.getAttribute("src"),
    ]),
  );
  return [...byKind.values()].flatMap((candidate) => {
    const [src] = candidate?.split(" ") ?? [];
    return src
      ? { file: join(publicFolder, src), original: originals.get(src.split("/")[2] ?? "") ?? "" }
      : [];
  });
}

/** Returns the part of an original at a position that has the shape of a file, in the size of the file. */
async function partOf(
  { file, original }: { file: string; original: string },
  position: string,
): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  return sharp(original).autoOrient().resize(width, height, { position }).png().toBuffer();
}

/** Returns the peak signal-to-noise ratio of a copy, in decibels. Transparent parts are white. */
async function likeness(copy: string | Buffer, original: Buffer): Promise<number> {
  const [input, base] = await Promise.all(
    [copy, original].map((picture) => sharp(picture).flatten({ background: "white" }).png().toBuffer()),
  );
  const difference = await sharp(base)
    .composite([{ input, blend: "difference" }])
    .png()
    .toBuffer();
  const { channels } = await sharp(difference).stats();
  const squares = channels.slice(0, 3).map(({ mean, stdev }) => mean ** 2 + stdev ** 2);
  return 10 * Math.log10((255 ** 2 * 3) / squares.reduce((sum, square) => sum + square));
}

/** A picture of the gallery, which is a link to its file. */
const thumbnail = 'a[href^="/static/"] img';

test("pictures resemble their originals more than JPEGs of quality 70 do", async () => {
  const kinds = [
    // "attention": sharp chooses the part of the picture that a thumbnail shows.
    { selector: thumbnail, position: "attention" },
    { selector: `main img:not(${thumbnail})`, position: "center" },
  ];
  expect(samples("main img").length).toBeGreaterThan(5);
  const unlike: object[] = [];
  for (const { selector, position } of kinds) {
    const kind = samples(selector);
    expect(kind).not.toHaveLength(0);
    for (const sample of kind) {
      const part = await partOf(sample, position);
      const jpeg = await sharp(part).flatten({ background: "white" }).jpeg({ quality: 70 }).toBuffer();
      const [decibels, limit] = [await likeness(sample.file, part), await likeness(jpeg, part)];
      if (decibels <= limit) unlike.push({ ...sample, decibels, limit });
    }
  }
  expect(unlike).toEqual([]);
});
