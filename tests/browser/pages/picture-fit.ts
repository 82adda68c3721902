import type { Page } from "@playwright/test";

/** The pictures of landings and slides are composed for this window. */
export const usualWindow = { width: 1280, height: 800 };

export const wideWindows = [
  { width: 1920, height: 900 },
  { width: 2560, height: 1300 },
  { width: 3840, height: 900 },
  { width: 3840, height: 2160 },
];

/** Phones in landscape orientation, from the smallest to the largest, and a low window. */
export const lowWindows = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 480 },
];

/** The share of the width of a landing, and of a slide, that is ground for text (docs/editing.md). */
export const textShare = 0.42;
export const slideTextShare = 0.47;

/**
 * Returns the shares of a picture's width and height that its box shows, the share of its width that is cut off on
 * the right, and its left edge. By default, the picture is the main one of the page.
 */
export function shownShare(page: Page, selector = "main img[fetchpriority=high]") {
  return page.evaluate((selector) => {
    const image = document.querySelector<HTMLImageElement>(selector);
    if (!image) throw new Error(`The page has no ${selector}`);
    const { left, width, height } = image.getBoundingClientRect();
    // `naturalWidth` is 0 while a larger file loads.
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const drawnWidth = Math.max(width, height * ratio);
    const across = width / drawnWidth;
    const cutOff = (1 - across) * (1 - Number.parseFloat(getComputedStyle(image).objectPosition) / 100);
    return { across, down: (height * ratio) / drawnWidth, cutOff, left, width };
  }, selector);
}

/**
 * Returns the pictures whose `sizes` differ from the width at which they are drawn. Each has its file, and the
 * width of `sizes` divided by the drawn width. Runs in the page.
 */
export function wrongSizes(tolerance: number): string[] {
  const widthOf = (length: string) => {
    const ruler = document.body.appendChild(document.createElement("div"));
    ruler.style.cssText = `position: absolute; box-sizing: content-box; inline-size: ${length}`;
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  const expectedWidth = (sizes: string) => {
    // Commas inside brackets separate nothing.
    let depth = 0;
    const parts = [...sizes].map((letter) => {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      return letter === "," && depth === 0 ? ";" : letter;
    });
    const choices = parts
      .join("")
      .split(";")
      .map((choice) => /^\s*(\([^)]*\)(?= ))?\s*(.*)$/.exec(choice) ?? []);
    return widthOf(choices.find(([, media]) => !media || matchMedia(media).matches)?.[2] ?? "100vw");
  };
  return [...document.querySelectorAll("img")].flatMap((picture) => {
    const sizes = picture.closest("picture")?.querySelector("source")?.sizes || picture.sizes;
    // A picture without alternative text repeats the one before it, from the same file.
    if (!sizes || !picture.alt || picture.checkVisibility?.() === false || picture.offsetWidth === 0)
      return [];
    const ratio = Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
    const { objectFit } = getComputedStyle(picture);
    const byHeight = picture.clientHeight * ratio;
    const shown =
      objectFit === "cover"
        ? Math.max(picture.clientWidth, byHeight)
        : objectFit === "contain"
          ? Math.min(picture.clientWidth, byHeight)
          : picture.clientWidth;
    const share = expectedWidth(sizes) / shown;
    const name = new URL(picture.currentSrc || picture.src).pathname.split("/").at(-1);
    return Math.abs(share - 1) <= tolerance ? [] : [`${name}: ${share.toFixed(2)} (${sizes})`];
  });
}
