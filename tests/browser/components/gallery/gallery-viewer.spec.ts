import { expect, type Page, test } from "@playwright/test";
import { fill } from "../../../../src/query/fill";
import { gallery, words } from "../../../node/site/content";
import { arrowKey, footerLink, onward } from "../../navigation/place";
import { holdRequests, hydrated, scrollThrough, visit } from "../../navigation/visit";
import { dragBetween, wheelAcross } from "../gesture/gesture";
import {
  all,
  box,
  category,
  descriptions,
  expectFilter,
  openGallery,
  otherCategory,
  pictures,
  viewer,
} from "./gallery-page";

const next = (page: Page) => viewer(page).getByRole("button", { name: words.gallery.next });
const closeButton = (page: Page) => viewer(page).getByRole("button", { name: words.gallery.close });
const previous = (page: Page) => viewer(page).getByRole("button", { name: words.gallery.previous });

/** The large picture. Until it is decoded, the small one is before it. */
const image = (page: Page) => viewer(page).locator("img").last();

/** The position counts from 1 among the pictures of the categories. */
async function expectPicture(page: Page, position: number, ...categories: string[]): Promise<void> {
  const expected = descriptions(...categories);
  const description = expected[position - 1] ?? "";
  await expect(
    viewer(page).getByText(fill(words.gallery.position, { position, count: expected.length }), {
      exact: true,
    }),
  ).toBeVisible();
  await expect(viewer(page).getByText(description, { exact: true })).toBeVisible();
  await expect(image(page)).toBeVisible();
  const file = await image(page).getAttribute("src");
  await expect(page.locator(`a[href="${file}"] img`)).toHaveAttribute("alt", description);
}

async function open(page: Page, position: number): Promise<void> {
  await pictures(page)
    .nth(position - 1)
    .click();
  await expect(viewer(page)).toBeVisible();
}

async function middle(page: Page) {
  const picture = await image(page).boundingBox();
  if (!picture) throw new Error("The viewer shows no picture");
  return { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
}

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

test.beforeEach(({ page }) => openGallery(page));

test("a picture opens in a modal dialog with its category, description and position", async ({ page }) => {
  await expect(viewer(page)).toHaveCount(0);
  await open(page, 2);
  await expectPicture(page, 2);
  await expect(viewer(page).getByText(gallery.items[1]?.type ?? "", { exact: true })).toBeVisible();
  await expect(viewer(page)).toHaveAccessibleDescription(descriptions()[1] ?? "");
  expect(await viewer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
});

test("screen readers find the description of a picture once", async ({ page }) => {
  await open(page, 2);
  const [, description = ""] = descriptions();
  expect((await viewer(page).ariaSnapshot()).split(description)).toHaveLength(2);
});

test("Enter opens a picture, and Tab reaches the buttons of the viewer", async ({ page }) => {
  await pictures(page).nth(1).focus();
  await page.keyboard.press("Enter");
  for (const [button, key] of [
    [next(page), "Tab"],
    [closeButton(page), "Shift+Tab"],
    [next(page), "Shift+Tab"],
    [previous(page), "Space"],
  ] as const) {
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
  }
  await expectPicture(page, 1);
});

test("the gallery loads the large file only when a picture opens, and no other", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") requests.push(new URL(request.url()).pathname);
  });
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

test.describe("while the large picture", () => {
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
    const small = await link.getByRole("img").evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
    return new RegExp(`^(?!${small}$).*/${name}\\.\\w+$`);
  }

  test("loads, the small one is shown", async ({ page }) => {
    const release = await holdRequests(page, await largeFiles(page, 2));
    await open(page, 2);
    await expect.poll(() => filesShown(page)).toEqual(["small"]);
    release();
    await expect.poll(() => filesShown(page)).toEqual(["large"]);
  });

  for (const [again, act] of [
    [
      "the visitor comes back to it",
      (page: Page) =>
        next(page)
          .click()
          .then(() => previous(page).click()),
    ],
    ["the browser is online", (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")))],
  ] as const) {
    test(`fails, the small one and its text stay, until ${again}`, async ({ page }) => {
      const files = await largeFiles(page, 2);
      await page.route(files, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      await open(page, 2);
      await failed;
      await expect.poll(() => image(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      expect(await filesShown(page)).toEqual(["small"]);
      await expectPicture(page, 2);
      await page.unroute(files);
      await act(page);
      await expect.poll(() => filesShown(page)).toEqual(["large"]);
    });
  }
});

test("a sideways swipe on a trackpad shows another picture and does not leave the page", async ({ page }) => {
  await open(page, 2);
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  expect(await wheelAcross(page, 60)).toBe(true);
  await expectPicture(page, 3);
});

test("the buttons show the next and the previous picture, and wrap around", async ({ page }) => {
  await open(page, 1);
  await next(page).click();
  await expectPicture(page, 2);
  await previous(page).click();
  await previous(page).click();
  await expectPicture(page, descriptions().length);
  await next(page).click();
  await expectPicture(page, 1);
});

test("the arrow keys show the next and the previous picture, also after a click", async ({ page }) => {
  await open(page, 1);
  await page.keyboard.press(arrowKey.next);
  await expectPicture(page, 2);
  await page.keyboard.press(arrowKey.previous);
  await page.keyboard.press(arrowKey.previous);
  await expectPicture(page, descriptions().length);
  await image(page).click();
  await page.keyboard.press(arrowKey.next);
  await expectPicture(page, 1);
  await viewer(page)
    .getByText(fill(words.gallery.position, { position: 1, count: descriptions().length }))
    .click();
  await page.keyboard.press(arrowKey.next);
  await expectPicture(page, 2);
});

test("the arrow keys and swipes are mirrored in a page that reads from right to left", async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await open(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectPicture(page, 2);
  const { x, y } = await middle(page);
  await dragBetween(page, "mouse", { x: x - 60, y }, { x: x + 60, y });
  await expectPicture(page, 3);
});

test("a change of picture is announced politely", async ({ page }) => {
  await open(page, 1);
  const regions = await viewer(page).locator("[aria-live=polite]").elementHandles();
  await next(page).click();
  await expectPicture(page, 2);
  const texts = await Promise.all(regions.map((region) => region.textContent()));
  expect(texts.join(" ")).toContain(descriptions()[1]);
  expect(texts.join(" ")).toContain(
    fill(words.gallery.position, { position: 2, count: descriptions().length }),
  );
});

test("a swipe by touch shows another picture", { tag: "@phone-only" }, async ({ page }) => {
  await open(page, 2);
  const { x, y } = await middle(page);
  await dragBetween(page, "touch", { x: x + 21 * onward, y }, { x: x - 21 * onward, y });
  await expectPicture(page, 3);
  await dragBetween(page, "touch", { x: x - 60 * onward, y }, { x: x + 60 * onward, y });
  await expectPicture(page, 2);
});

test("in a zoomed page, a drag moves the view and shows no other picture", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  await open(page, 2);
  const { y } = await middle(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
  const before = await left();
  await dragBetween(page, "touch", { x: 150, y }, { x: 50, y });
  await expect.poll(left).toBeGreaterThan(before + 50);
  await expectPicture(page, 2);
});

test("a mouse swipe that ends outside shows a picture and does not close the viewer", async ({ page }) => {
  await open(page, 2);
  const { x, y } = await middle(page);
  await dragBetween(page, "mouse", { x: x + 60 * onward, y }, { x: x - 60 * onward, y });
  await expectPicture(page, 3);
  const outside = onward > 0 ? 3 : (page.viewportSize()?.width ?? 0) - 3;
  await dragBetween(page, "mouse", { x: x + 60 * onward, y }, { x: outside, y });
  await expectPicture(page, 4);
});

test("each way to close the viewer returns the focus to the picture, and leaves no history entry", async ({
  page,
}) => {
  await visit(page, "/partners");
  await footerLink(page, "/gallery").click();
  await expect(page).toHaveURL("/gallery");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => closeButton(page).click(),
    // The second click comes before the first has its effect.
    () =>
      closeButton(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
    () => page.mouse.click(4, 4),
  ]) {
    await open(page, 3);
    await close();
    await expect(viewer(page)).toHaveCount(0);
    await expect(pictures(page).nth(2)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL("/partners");
});

test("Back closes the viewer and changes nothing else; Forward and a reload open it", async ({ page }) => {
  const { label } = category;
  await box(page, label).check();
  await open(page, 2);
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scroll();
  await next(page).click();
  await expectPicture(page, 3, label);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expectFilter(page, label);
  await expect(pictures(page).nth(2)).toBeFocused();
  expect(await scroll()).toBe(before);
  await page.goForward();
  await expectPicture(page, 2, label);
  await page.reload();
  await expectPicture(page, 2, label);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await page.goBack();
  await expectFilter(page, all);
});

test("a picture opens after a reload of a history entry whose picture is gone", async ({ page }) => {
  await page.evaluate(() => history.replaceState({ ...history.state, picture: 9999 }, ""));
  await page.reload();
  await hydrated(page);
  await open(page, 2);
  await expectPicture(page, 2);
});

test("a filtered gallery shows only its pictures; the focus returns to the last one", async ({ page }) => {
  const { label } = otherCategory;
  await box(page, label).check();
  await open(page, 1);
  await previous(page).click();
  await expectPicture(page, descriptions(label).length, label);
  await page.keyboard.press("Escape");
  await expect(pictures(page).last()).toBeFocused();
  await expect(pictures(page).last()).toBeInViewport();
});

test("a click inside or a press that ends outside does not close the viewer", async ({ page }) => {
  await open(page, 2);
  await image(page).click();
  await expectPicture(page, 2);
  const button = await next(page).boundingBox();
  await dragBetween(page, "mouse", { x: (button?.x ?? 0) + 10, y: (button?.y ?? 0) + 10 }, { x: 4, y: 4 });
  await expectPicture(page, 2);
});

test("the page behind does not scroll", async ({ page }) => {
  await open(page, 2);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(4, 300);
  await page.mouse.wheel(0, 400);
  // A browser takes less time to scroll. A test cannot poll for the absence of a change.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

// In Firefox, Playwright often does not report the address of the new tab.
test("a click with a modifier key follows the link", { tag: "@chromium" }, async ({ page, context }) => {
  const file = await pictures(page).first().getAttribute("href");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    pictures(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL(file ?? "");
  await expect(viewer(page)).toHaveCount(0);
});

/** Returns the place of a button, and whether its dialog fits into the window. */
function placeIn(button: Element): string {
  const { x, y } = button.getBoundingClientRect();
  const { scrollHeight = 0, clientHeight = 0 } = button.closest("dialog") ?? {};
  return `${Math.round(x)}, ${Math.round(y)} ${scrollHeight > clientHeight + 1 ? "overflows" : "fits"}`;
}

test("at 300 and 400 % zoom, the viewer is almost as wide as the window", async ({ page }) => {
  for (const [width, height] of [
    [427, 230],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 1);
    expect((await viewer(page).boundingBox())?.width).toBeGreaterThan(290);
    // Some browsers show a scrollbar in the viewer, which `clientWidth` does not contain.
    const inside = await viewer(page).evaluate(({ clientWidth }) => clientWidth);
    expect((await image(page).boundingBox())?.width).toBeCloseTo(inside, 0);
    await expect(next(page)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
  }
});

test("the viewer fits, and its buttons do not move", async ({ page }) => {
  test.slow();
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 1);
    const places = new Set<string>();
    for (const _picture of descriptions().slice(0, 12)) {
      places.add(await next(page).evaluate(placeIn));
      await page.keyboard.press(arrowKey.next);
    }
    expect([...places], `at ${width} × ${height}`).toEqual([expect.stringMatching(/ fits$/)]);
    for (const part of [viewer(page), ...(await viewer(page).getByRole("button").all())])
      await expect(part, `in view at ${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
    const sizesOf = (buttons: HTMLElement[]) =>
      buttons.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    const sizes = await viewer(page).getByRole("button").evaluateAll(sizesOf);
    expect(Math.min(...sizes), "the smallest side of a button").toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
  }
});
