import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { addStyles } from "../navigation/visit";

type Box = { x: number; y: number; width: number; height: number };
/** A line of text over a picture, its color in sRGB, and the contrast that it needs (WCAG 1.4.3). */
type Line = { text: string; box: Box; color: number[]; least: number };

/** Returns the lines of the page's heading and of the text beside it. Runs in the page. */
function linesOfLanding(): Line[] {
  const card = document.querySelector("h1")?.parentElement;
  const lines: Line[] = [];
  for (const element of card?.querySelectorAll("*") ?? []) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = { x, y, width, height };
        const channels = (color.match(/[\d.]+/g) ?? []).map(Number);
        lines.push({ text: node.nodeValue, box, color: channels, least: isLarge ? 3 : 4.5 });
      }
    }
  }
  return lines;
}

/** Returns the relative luminance of an 8-bit sRGB color (WCAG 2). */
function luminance([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  const linear = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Ignores the worst hundredth of the pixels. */
async function contrastOf(screenshot: Buffer, { box, color }: Line): Promise<number> {
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const [width, height] = [Math.floor(box.width), Math.floor(box.height)];
  const { data, info } = await sharp(screenshot)
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const front = luminance(color);
  const contrasts: number[] = [];
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const back = luminance(data.subarray(pixel, pixel + 3));
    contrasts.push((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
  }
  contrasts.sort((one, other) => one - other);
  return contrasts[Math.floor(contrasts.length / 100)] ?? 0;
}

/**
 * Expects every line on the landing of the current page to meet WCAG 1.4.3. Makes the text invisible for the
 * screenshot.
 */
export async function expectContrast(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const lines = await page.evaluate(linesOfLanding);
  const removeStyles = await addStyles(
    page,
    "h1, h1 ~ *, h1 ~ * * { color: transparent !important; text-decoration: none !important }",
  );
  const screenshot = await page.screenshot();
  await removeStyles();
  expect(lines.length, place).toBeGreaterThan(0);
  const contrasts = await Promise.all(lines.map((line) => contrastOf(screenshot, line)));
  const faint = lines.flatMap(({ text, least }, index) => {
    const contrast = contrasts[index] ?? 0;
    return contrast < least ? [`${text}: ${contrast.toFixed(2)}`] : [];
  });
  expect.soft(faint, `faint text on the landing: ${place}`).toEqual([]);
}
