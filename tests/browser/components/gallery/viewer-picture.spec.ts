import { expect, type Page, test } from "@playwright/test";
import { arrowKey } from "../../navigation/place";
import { holdRequests, scrollThrough, watchRequests } from "../../navigation/visit";
import { descriptions, openGallery, pictures, viewer } from "./gallery-page";
import { expectPicture, image, next, open, previous } from "./viewer-page";

test.beforeEach(({ page }) => openGallery(page));

/** The files that images have chosen from their `srcset`. */
function loadedWidths(images: Element[]): number[] {
  return images.map((image) => {
    const { currentSrc } = image as HTMLImageElement;
    const sets = [...(image.parentElement?.querySelectorAll("[srcset]") ?? [])];
    const candidates = sets.flatMap((set) => set.getAttribute("srcset")?.split(",") ?? []);
    const chosen = candidates.find((candidate) => currentSrc.endsWith(candidate.trim().split(" ")[0] ?? ""));
    return currentSrc === "" ? 0 : Number(chosen?.match(/(\d+)w$/)?.[1]);
  });
}

test("the gallery loads the large file only when a picture opens, and no other", async ({ page }) => {
  const requests = watchRequests(page, (request) => request.resourceType() === "image");
  await openGallery(page);
  await scrollThrough(page);
  expect(Math.max(...(await pictures(page).getByRole("img").evaluateAll(loadedWidths)))).toBeLessThanOrEqual(
    640,
  );
  const before = requests.length;
  await open(page, 2);
  await expect.poll(() => image(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(Math.min(...(await image(page).evaluateAll(loadedWidths)))).toBeGreaterThanOrEqual(800);
  const large = await image(page).evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await page.waitForLoadState("networkidle");
  expect(requests.slice(before)).toEqual([large]);
});

/** Returns the widths of the files in view: the first image is the small picture. */
const filesShown = (page: Page) =>
  viewer(page)
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.checkVisibility({ opacityProperty: true }) && image.naturalWidth > 0)
        .map(({ naturalWidth }) => (naturalWidth > 640 ? "large" : "small")),
    );

/** Returns a pattern for the large files of a picture. */
async function largeFiles(page: Page, position: number): Promise<RegExp> {
  const link = pictures(page).nth(position - 1);
  const [name] = (await link.getAttribute("href"))?.match(/[^/]+(?=\.\w+$)/) ?? [];
  const thumbnail = link.getByRole("img");
  // The browser chooses the file of a lazy picture when it comes near the view.
  await thumbnail.scrollIntoViewIfNeeded();
  const file = () => thumbnail.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await expect.poll(file).not.toBe("");
  const small = await file();
  return new RegExp(`^(?!${small}$).*/${name}\\.\\w+$`);
}

test("while the large picture loads, the small one is shown", async ({ page }) => {
  const release = await holdRequests(page, await largeFiles(page, 2));
  await open(page, 2);
  await expect.poll(() => filesShown(page)).toEqual(["small"]);
  release();
  await expect.poll(() => filesShown(page)).toEqual(["large"]);
});

test("if the large picture fails, the small one stays until the visitor comes back to it", async ({
  page,
}) => {
  const files = await largeFiles(page, 2);
  await page.route(files, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => files.test(request.url()));
  await open(page, 2);
  await failed;
  await expect.poll(() => image(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect.poll(() => filesShown(page)).toEqual(["small"]);
  await expectPicture(page, 2);
  await page.unroute(files);
  await next(page).click();
  await previous(page).click();
  await expect.poll(() => filesShown(page)).toEqual(["large"]);
});

/** Returns the place of a button, and whether its dialog fits into the window. */
function placeIn(button: Element): string {
  const { x, y } = button.getBoundingClientRect();
  const { scrollHeight = 0, clientHeight = 0 } = button.closest("dialog") ?? {};
  return `${Math.round(x)}, ${Math.round(y)} ${scrollHeight > clientHeight + 1 ? "overflows" : "fits"}`;
}

test("the viewer fits, is almost as wide as a zoomed window, and its buttons do not move", async ({
  page,
}) => {
  test.slow();
  for (const [width, height] of [
    [427, 230],
    [320, 256],
    [320, 568],
    [740, 360],
    [1280, 800],
  ] as const) {
    const window = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await open(page, 1);
    // At 300 and 400 % zoom the viewer scrolls.
    const isZoomed = height < 300;
    if (isZoomed) {
      expect((await viewer(page).boundingBox())?.width, window).toBeGreaterThan(290);
      // Some browsers show a scrollbar in the viewer, which `clientWidth` does not contain.
      const inside = await viewer(page).evaluate(({ clientWidth }) => clientWidth);
      expect((await image(page).boundingBox())?.width, window).toBeCloseTo(inside, 0);
      await expect(next(page), window).toBeInViewport({ ratio: 0.99 });
    } else {
      const places = new Set<string>();
      for (const _picture of descriptions().slice(0, 6)) {
        places.add(await next(page).evaluate(placeIn));
        await page.keyboard.press(arrowKey.next);
      }
      expect([...places], `the button ${window}`).toEqual([expect.stringMatching(/ fits$/)]);
      const buttons = viewer(page).getByRole("button");
      for (const part of [viewer(page), ...(await buttons.all())])
        await expect(part, window).toBeInViewport({ ratio: 0.99 });
      const sides = await buttons.evaluateAll((all: HTMLElement[]) =>
        all.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      );
      expect(Math.min(...sides), `the smallest side of a button ${window}`).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
  }
});
