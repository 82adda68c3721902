import { expect, test } from "@playwright/test";
import { answerOtherHosts, pathGroups, scrollThrough, visit } from "./visit";

test.skip(({ isMobile }) => !isMobile, "one screen is enough, and this is the one that asks for most");
// A phone in the upper class.
test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 });

test.beforeEach(({ context }) => answerOtherHosts(context));

const limit = 200 * 1024;

type Sight = { src: string; isDecoded: boolean };

/**
 * Each picture that scrolling has brought into view: whether it has come and can be shown. Beside the window wait
 * those that move into it by themselves.
 */
async function sights(images: Element[]): Promise<Sight[]> {
  const shown = images.filter((image): image is HTMLImageElement => image instanceof HTMLImageElement);
  return Promise.all(
    shown
      .filter((image) => {
        const { width, left, right } = image.getBoundingClientRect();
        return width > 0 && right > 0 && left < innerWidth;
      })
      .map(async (image) => {
        const isDecoded = await image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        );
        return { src: image.currentSrc || image.src, isDecoded };
      }),
  );
}

for (const group of pathGroups) {
  test(`${group.name}: no picture over 200 KB, all of them there after scrolling`, async ({ page }) => {
    test.slow();
    const sizes = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "image") return;
      sizes.set(
        response.url(),
        response.body().then((body) => body.length),
      );
    });
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await scrollThrough(page);
        const seen = await page.locator("img").evaluateAll(sights);
        expect.soft(seen.length, path).toBeGreaterThan(1);
        expect
          .soft(
            seen.filter(({ isDecoded }) => !isDecoded),
            path,
          )
          .toEqual([]);
        for (const [url, size] of sizes) expect.soft(await size, url).toBeLessThanOrEqual(limit);
        sizes.clear();
      });
    }
  });
}
