import type { HTMLElement } from "node-html-parser";
import { gallery, logos } from "./content";
import { attribute, one, readPage, sectionOf } from "./html";
import { paths } from "./path";

const images = (path: string) => readPage(path).querySelectorAll("img");

/** The candidates of a `srcset`. */
const candidates = (element: HTMLElement) => element.getAttribute("srcset")?.split(",") ?? [];

/** The candidates of a picture in a modern format. */
function modernCandidates(image: HTMLElement): string[] {
  const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
  return sources
    .filter((source) => /^image\/(avif|webp)$/.test(attribute(source, "type")))
    .flatMap(candidates);
}

/** Logos are PNG files, which are smaller than AVIF files for flat drawings. */
const isLogo = (image: HTMLElement) => attribute(image, "src").endsWith(".png");

/** Not a copy for the endless rows. */
const isOriginal = (image: HTMLElement) => !image.closest('[aria-hidden="true"]');

describe.each(paths)("%s", (path) => {
  test("gives every picture its words and its place, and says when to fetch it", () => {
    for (const image of images(path)) {
      const attributes = image.attributes;
      expect(attributes).toEqual(
        expect.objectContaining({
          alt: expect.any(String),
          width: expect.stringMatching(/^[1-9]\d*$/),
          height: expect.stringMatching(/^[1-9]\d*$/),
          loading: expect.stringMatching(/^(eager|lazy)$/),
        }),
      );
    }
  });

  test("describes every picture of its content, unless it is a copy", () => {
    for (const image of readPage(path).querySelectorAll("main img").filter(isOriginal)) {
      expect([attribute(image, "src"), attribute(image, "alt")]).not.toEqual([expect.anything(), ""]);
    }
  });

  test("fetches one picture first: the one it opens with", () => {
    const priorities = images(path).filter((image) => image.getAttribute("fetchpriority") === "high");
    const first = one(readPage(path), "main").querySelector("img");
    expect(priorities.map((image) => attribute(image, "src"))).toEqual([first?.getAttribute("src")]);
    expect(first?.getAttribute("loading")).toBe("eager");
  });

  test("offers each raster picture of its content in several widths, photos in a modern format", () => {
    const single = readPage(path)
      .querySelectorAll("main img")
      .filter((image) => !attribute(image, "src").endsWith(".svg"))
      .filter((image) => (isLogo(image) ? candidates(image) : modernCandidates(image)).length < 2);
    expect(single.map((image) => attribute(image, "src"))).toEqual([]);
  });
});

test("all gallery pictures in a modern format", () => {
  const list = one(readPage("/gallery"), '[aria-label="Pictures"]').querySelectorAll("img");
  expect(list.filter((image) => modernCandidates(image).length > 1)).toHaveLength(gallery.items.length);
});

test.each(["/", "/home"])("all client logos, drawn or in several widths, on %s", (path) => {
  const images = sectionOf(one(readPage(path), "main"), "Our clients")
    .querySelectorAll("img")
    .filter(isOriginal)
    .filter((image) => attribute(image, "src").endsWith(".svg") || candidates(image).length > 1);
  expect(new Set(images.map((image) => attribute(image, "src"))).size).toBe(logos.length);
});
