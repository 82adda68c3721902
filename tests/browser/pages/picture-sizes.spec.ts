import { expect, test } from "@playwright/test";
import { first, programs } from "../navigation/place";
import { visit } from "../navigation/visit";

/**
 * Returns the pictures whose `sizes` differ from the width at which they are drawn. Each has its file, and the
 * width of `sizes` divided by the drawn width. Runs in the page.
 */
function wrongSizes(tolerance: number): string[] {
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

const paths = [
  "/",
  "/about-us",
  "/gallery",
  "/partners",
  "/flagship-programs",
  first(programs, () => true).path,
];

for (const path of paths) {
  test(`on ${path}, the "sizes" of pictures tell their width`, async ({ page }) => {
    await visit(page, path);
    for (const width of [360, 640, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(wrongSizes, 0.15), `${width} px`).toEqual([]);
    }
  });
}
