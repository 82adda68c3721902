import { expect, type Page } from "@playwright/test";
import { drag } from "../gesture/gesture";
import { expectMaps, markerTip, open, scrollPosition, test, zooms } from "./map-test";
import { container, marker, office, showMap } from "./office-map";

/** The height of the marker in the map, which dragging changes and scrolling does not. */
const placeInMap = async (page: Page) =>
  Math.round((await markerTip(page)).y - ((await container(page).boundingBox())?.y ?? 0));

test("the wheel scrolls the page and does not zoom the map; dragging moves it", { tag: "@firefox" }, async ({
  page,
  asked,
}) => {
  await open(page);
  const before = await scrollPosition(page);
  await expect(marker(page)).toBeVisible();
  await marker(page).hover({ position: { x: 12, y: 60 }, force: true });
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
  expect(zooms(asked)).toEqual(new Set([`${office.zoom}`]));
  await showMap(page);
  const { x, y } = await markerTip(page);
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 90, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await markerTip(page)).x).toBeGreaterThan(x + 80);
});

test("one finger scrolls the page, two zoom the map, and a tap on the marker opens a new tab", {
  tag: "@phone-only",
}, async ({ page, context, asked }) => {
  await open(page);
  const [place, scrolled] = [await placeInMap(page), await scrollPosition(page)];
  await drag(page, container(page), "touch", { across: 0, down: -120 });
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(scrolled + 60);
  // The page may still scroll between the two measurements.
  await expect.poll(() => placeInMap(page)).toBe(place);
  await expectMaps(page, () => marker(page).tap());
  await showMap(page);
  const { x, y } = await markerTip(page);
  const session = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y: y + 40, id: 0 },
    { x: x + apart, y: y + 40, id: 1 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
  for (const apart of [30, 40, 50, 60, 70, 80])
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => [...zooms(asked)].some((zoom) => Number(zoom) > office.zoom)).toBe(true);
});

test("with reduced motion, an arrow key moves the map at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await container(page).focus();
  const before = await markerTip(page);
  // Reads the position in the task of the key press, before the next frame.
  const after = await container(page).evaluate((element) => {
    element.dispatchEvent(new KeyboardEvent("keydown", { keyCode: 39, bubbles: true } as KeyboardEventInit));
    const box = element.querySelector("[role=button]")?.getBoundingClientRect();
    return box ? box.x + box.width / 2 : 0;
  });
  expect(before.x - after).toBeGreaterThan(40);
  await expect.poll(async () => (await markerTip(page)).x).toBeLessThan(before.x - 40);
});
