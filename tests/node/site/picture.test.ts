import type { HTMLElement } from "node-html-parser";
import { byPath, problemsOnPages } from "./every-page";
import { attribute, one, readPage } from "./html";

/** Logos are PNG files, which are smaller than AVIF files for flat drawings. */
const isPhoto = (image: HTMLElement) => !/\.png$|\.svg(?:#|$)/.test(attribute(image, "src"));

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
    const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
    const widths = sources
      .filter((source) => /^image\/(avif|webp)$/.test(attribute(source, "type")))
      .flatMap((source) => source.getAttribute("srcset")?.split(",") ?? [])
      .map((candidate) => Number.parseInt(candidate.trim().split(" ")[1] ?? "", 10));
    return !(widths.length > 1 || (widths[0] ?? Number.POSITIVE_INFINITY) <= 480);
  };
  const incomplete = problemsOnPages((page) =>
    page
      .querySelectorAll("main img")
      .filter((image) => isPhoto(image) && isIncomplete(image))
      .map(nameOf),
  );
  expect(incomplete).toEqual([]);
});
