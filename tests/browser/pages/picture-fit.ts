import { expect, type Page } from "@playwright/test";

/** Phones in landscape orientation, from the smallest to the largest, and a low window. */
export const lowWindows = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 480 },
];

/** Windows of all shapes. */
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1200, height: 700 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
  { width: 3840, height: 900 },
  { width: 3840, height: 2160 },
  ...lowWindows,
];

/**
 * Returns what covers or cuts off the subject of the landing, or the people of the first slide. The subject is what the
 * `viewBox` of the drawing shows. Runs in the page.
 */
function hiddenSubject(): string[] {
  const image = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
  const title = document.querySelector("h1");
  const text = title?.parentElement;
  if (!image || !title || !text) throw new Error("The page has no landing");
  const box = image.getBoundingClientRect();
  const isSlide = !image.closest("[data-tone]");
  const width = Math.min(box.width, (box.height * image.naturalWidth) / image.naturalHeight);
  const isCentered = image.currentSrc.includes("xMid");
  const left = box.right - (isCentered ? (box.width + width) / 2 : width);
  const covered: string[] = [];
  // The sky of a slide is behind the arcade.
  const arcade = document.querySelector("main > [aria-hidden=true]")?.getBoundingClientRect();
  if (arcade && !isSlide && box.top < arcade.bottom - 2) covered.push("the arcade covers it");
  if (left < 0 || box.right > innerWidth + 1) covered.push("the window cuts it off");
  const card = isSlide ? text : title;
  const isBeside = card.getBoundingClientRect().top < box.bottom - 60;
  for (const element of isSlide ? [text] : text.children) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = isSlide ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const reach = Math.max(...lines.map(({ right }) => right));
    if (isBeside && reach > left + 1)
      covered.push(`${element.tagName} reaches ${Math.round(reach - left)} px into it`);
  }
  return covered;
}

/** Expects the landing, or the first slide, to show its whole subject in windows of all shapes. */
export async function expectSubject(page: Page, letters = ""): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    const place = `at ${window.width} × ${window.height}${letters}`;
    expect.soft(await page.evaluate(hiddenSubject), `the subject ${place}`).toEqual([]);
  }
}

/** Expects the heading of the page to be in the first view of low windows. */
export async function expectHeading(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const window of lowWindows) {
    await page.setViewportSize(window);
    const heading = page.getByRole("heading", { level: 1 });
    const place = `heading at ${window.width} × ${window.height}`;
    await expect.soft(heading, place).toBeInViewport({ ratio: 1 });
  }
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
    if (
      !sizes ||
      sizes.startsWith("auto") ||
      !picture.alt ||
      picture.checkVisibility?.() === false ||
      picture.offsetWidth === 0
    )
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
