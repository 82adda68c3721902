import { expect, type Page, test } from "@playwright/test";
import { addressLine, words } from "../site/content";
import { drag } from "./gesture";
import {
  canvas,
  fallbackLink,
  mapsLinks,
  marker,
  office,
  officeTile,
  openMap,
  section,
  stubServices,
  tile,
} from "./office-map";
import { footerLink } from "./place";
import { visit } from "./visit";

const zooms = (asked: readonly string[]) => new Set(asked.flatMap((url) => tile.exec(url)?.groups?.z ?? []));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The middle of the bottom edge of the marker's box. */
async function markerTip(page: Page) {
  // When the external picture of the marker loads, a new element replaces the marker. `evaluate` waits for it.
  await page.waitForLoadState("networkidle");
  const box = await marker(page).evaluate((element) => element.getBoundingClientRect());
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

/** The distance of the marker's tip from the middle of the map, in pixels. */
async function distanceFromMiddle(page: Page) {
  const tip = await markerTip(page);
  const box = await canvas(page).evaluate((element) => element.getBoundingClientRect());
  return Math.hypot(tip.x - (box.x + box.width / 2), tip.y - (box.y + box.height / 2));
}

/** Other stylesheets belong to the map. */
const isOfPage = (stylesheet: string) => /\/(?:print-and-forced-colors|deferred|component)-/.test(stylesheet);

test("nothing of the map is loaded before it is near the viewport", async ({ page, context }) => {
  const asked = await stubServices(context);
  const stylesheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet" && !isOfPage(request.url())) stylesheets.push(request.url());
  });
  await visit(page, "/contact-us");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(stylesheets).toEqual([]);
  expect(await page.evaluate(() => "L" in window)).toBe(false);
  await section(page).scrollIntoViewIfNeeded();
  await expect(marker(page)).toBeVisible();
  expect(await page.evaluate(() => "L" in window)).toBe(true);
  expect(stylesheets).toHaveLength(1);
  await expect.poll(() => asked.some((url) => tile.test(url))).toBe(true);
  await expect.poll(() => asked).toContain(office.markerImage);
});

test("the map is 400 px high, at the zoom of the content, with tiles of all its subdomains", async ({
  page,
  context,
}) => {
  const asked = await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  expect((await canvas(page).boundingBox())?.height).toBe(400);
  expect(zooms(asked)).toEqual(new Set([`${office.zoom}`]));
  const subdomains = new Set(asked.flatMap((url) => tile.exec(url)?.groups?.s ?? []));
  expect([...subdomains].every((subdomain) => office.subdomains.includes(subdomain))).toBe(true);
  expect(subdomains.size).toBeGreaterThanOrEqual(Math.min(2, office.subdomains.length));
});

test("the marker is on the office, in the middle of the map", async ({ page, context }) => {
  const asked = await stubServices(context);
  await openMap(page);
  await expect.poll(() => distanceFromMiddle(page)).toBeLessThan(2);
  expect(asked.some((url) => url.endsWith(officeTile()))).toBe(true);
});

/** In Firefox, a new tab has its address only once it is loaded. */
async function expectMaps(tab: Page) {
  await tab.waitForLoadState();
  expect(tab.url()).toBe(office.mapsUrl);
}

for (const way of ["click", "Enter", "Space"] as const) {
  test(`${way} on the marker opens the maps link in a new tab, and the popup`, async ({ page, context }) => {
    await stubServices(context);
    await openMap(page);
    await expect(mapsLinks(page)).toHaveCount(1);
    const opened = context.waitForEvent("page");
    if (way === "click") await marker(page).click();
    else await marker(page).press(way);
    const tab = await opened;
    await expectMaps(tab);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await expect(canvas(page).getByText(office.place, { exact: true })).toBeVisible();
    const link = canvas(page).getByRole("link", { name: office.linkLabel });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", office.mapsUrl);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    expect(context.pages()).toHaveLength(1);
  });
}

test("a double click on the marker opens one tab", async ({ page, context }) => {
  await stubServices(context);
  await page.addInitScript(() => {
    let count = 0;
    Object.assign(window, { opened: () => count });
    window.open = () => {
      count += 1;
      return null;
    };
  });
  await openMap(page);
  await marker(page).dblclick();
  expect(await page.evaluate(() => Reflect.get(window, "opened")())).toBe(1);
});

test("by keyboard: map, marker, popup, zoom, attribution; Escape closes the popup", async ({
  page,
  context,
}) => {
  const asked = await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  await mapsLinks(page).first().focus();
  await page.keyboard.press("Tab");
  await expect(canvas(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(marker(page)).toBeFocused();
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await (await opened).close();
  await page.keyboard.press("Tab");
  await expect(canvas(page).getByRole("link", { name: office.linkLabel })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mapsLinks(page)).toHaveCount(1);
  await expect(marker(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("button", { name: words.map.zoomIn })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => zooms(asked).has(`${office.zoom + 1}`)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("button", { name: words.map.zoomOut })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("link", { name: office.attribution })).toBeFocused();
});

test("plus and minus zoom the map only while the focus is in it", async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  await mapsLinks(page).first().focus();
  await page.keyboard.press("+");
  await canvas(page).focus();
  await page.keyboard.press("-");
  await expect.poll(() => [...zooms(asked)]).toContain(`${office.zoom - 1}`);
  expect([...zooms(asked)]).not.toContain(`${office.zoom + 1}`);
});

test("the focus is visible on every control", async ({ page, context }) => {
  await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  await mapsLinks(page).first().focus();
  const blurred = await canvas(page).locator("..").screenshot();
  await page.keyboard.press("Tab");
  await expect(canvas(page)).toBeFocused();
  expect((await canvas(page).locator("..").screenshot()).equals(blurred)).toBe(false);
  await page.keyboard.press("Tab");
  await expect(marker(page)).toHaveCSS("outline-style", "solid");
});

test("the attribution links to the license", async ({ page, context }) => {
  await stubServices(context);
  await openMap(page);
  const link = section(page).getByRole("link", { name: office.attribution });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute("href", office.attributionUrl);
  // Fails if something covers the link, such as the arcade of the footer.
  await link.click({ trial: true });
});

test.describe("with a mouse", () => {
  test("the wheel scrolls the page and does not zoom the map", async ({ page, context }) => {
    const asked = await stubServices(context);
    await openMap(page);
    await expect(marker(page)).toBeVisible();
    const before = await scrollPosition(page);
    await marker(page).hover({ position: { x: 12, y: 60 }, force: true });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
    expect(zooms(asked)).toEqual(new Set([`${office.zoom}`]));
  });

  test("dragging moves the map", async ({ page, context }) => {
    await stubServices(context);
    await openMap(page);
    const { x, y } = await markerTip(page);
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 160, y + 90, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await markerTip(page)).x).toBeGreaterThan(x + 80);
  });
});

test.describe("by touch", { tag: ["@phone", "@phone-only"] }, () => {
  test("one finger scrolls the page and does not move the map", async ({ page, context }) => {
    await stubServices(context);
    await openMap(page);
    await expect(marker(page)).toBeVisible();
    const place = async () =>
      Math.round((await markerTip(page)).y - ((await canvas(page).boundingBox())?.y ?? 0));
    const placeBefore = await place();
    const before = await scrollPosition(page);
    await drag(page, canvas(page), "touch", { across: 0, down: -120 });
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 60);
    // The page may still scroll between the two measurements.
    await expect.poll(place).toBe(placeBefore);
  });

  test("two fingers zoom the map", async ({ page, context }) => {
    const asked = await stubServices(context);
    await openMap(page);
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

  test("a tap opens the popup", async ({ page, context }) => {
    await stubServices(context);
    await openMap(page);
    await marker(page).tap();
    await expect(mapsLinks(page)).toHaveCount(2);
  });
});

test("zooming in requests tiles of a higher zoom level, zooming out of a lower one", {
  tag: "@reduced-motion",
}, async ({ page, context }) => {
  // Without the animation, the next click need not wait.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = await stubServices(context);
  await openMap(page);
  await section(page).getByRole("button", { name: words.map.zoomIn }).click();
  await expect.poll(() => zooms(asked).has(`${office.zoom + 1}`)).toBe(true);
  await section(page).getByRole("button", { name: words.map.zoomOut }).click();
  await section(page).getByRole("button", { name: words.map.zoomOut }).click();
  await expect.poll(() => zooms(asked).has(`${office.zoom - 1}`)).toBe(true);
});

async function expectCard(page: Page) {
  await expect(section(page).getByText(office.place, { exact: true })).toBeVisible();
  await expect(section(page).getByText(addressLine)).toBeVisible();
  await expect(mapsLinks(page)).toBeVisible();
  await expect(mapsLinks(page)).toHaveAttribute("href", office.mapsUrl);
}

test("without tiles and pictures, the bundled marker opens the maps link and the popup", async ({
  page,
  context,
}) => {
  await stubServices(context, { hasTile: () => false, hasMarker: false });
  await openMap(page);
  await expect(marker(page).locator("svg")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectCard(page);
  expect(await section(page).locator("img:visible").count()).toBe(0);
  // No error message is shown (requirement 8.8).
  await expect(section(page).getByRole("status")).toHaveCount(0);
  await expect(section(page).getByText(/could not|error|failed/i)).toHaveCount(0);
  const opened = context.waitForEvent("page");
  await marker(page).click();
  await expectMaps(await opened);
  await expect(mapsLinks(page)).toHaveCount(2);
});

test("when only some tiles load, the map is shown without a broken picture", async ({ page, context }) => {
  await stubServices(context, { hasTile: (x, y) => (x + y) % 3 === 0 });
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const broken = await section(page)
    .locator("img:visible")
    .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length);
  expect(broken).toBe(0);
});

test("when the marker's picture does not load, the bundled one replaces it and works", async ({
  page,
  context,
}) => {
  await stubServices(context, { hasMarker: false });
  await openMap(page);
  await expect(marker(page).locator("svg")).toBeVisible();
  await expect.poll(() => distanceFromMiddle(page)).toBeLessThan(5);
  const opened = context.waitForEvent("page");
  await marker(page).click();
  await expectMaps(await opened);
  await expect(mapsLinks(page)).toHaveCount(2);
});

test("when the map's own files do not load, a marker in its place links to the maps service", async ({
  page,
  context,
}) => {
  await stubServices(context);
  await page.route(/\.css$/, (route) => route.abort());
  await openMap(page);
  await page.waitForLoadState("networkidle");
  await expectCard(page);
  await expect(canvas(page)).toBeHidden();
  const opened = context.waitForEvent("page");
  await fallbackLink(page).click();
  await expectMaps(await opened);
});

test("a focused marker keeps the focus when the map and its external picture load", async ({
  page,
  context,
}) => {
  await stubServices(context);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(office.markerImage, async (route) => {
    await answered;
    await route.fallback();
  });
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const isOfMap = ({ pathname }: URL) => pathname.endsWith(".css") && !isOfPage(pathname);
  await page.route(isOfMap, async (route) => {
    await loaded;
    await route.fallback();
  });
  await openMap(page);
  await fallbackLink(page).focus();
  load();
  await expect(marker(page).locator("svg")).toBeVisible();
  await expect(marker(page)).toBeFocused();
  answer();
  await expect(canvas(page).getByRole("button").and(page.locator("img"))).toBeFocused();
});

test("a visitor can leave the page and come back", async ({ page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await stubServices(context);
  await openMap(page);
  await expect(marker(page)).toBeVisible();
  await footerLink(page, "/partners").click();
  await expect(page).toHaveURL("/partners");
  await page.goBack();
  await section(page).scrollIntoViewIfNeeded();
  await expect(marker(page)).toBeVisible();
  const stylesheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(stylesheets.filter((address) => !isOfPage(address))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a visitor can leave the page while the map zooms", async ({ page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await stubServices(context);
  await openMap(page);
  // Both happen in one task, before the zoom can end.
  await section(page)
    .getByRole("button", { name: words.map.zoomIn })
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      document.querySelector<HTMLAnchorElement>("footer a[href='/partners']")?.click();
    });
  await expect(page).toHaveURL("/partners");
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
});

for (const [motion, isMoving] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(`with prefers-reduced-motion: ${motion}, an arrow key moves the map ${isMoving ? "smoothly" : "at once"}`, {
    tag: motion === "reduce" ? "@reduced-motion" : [],
  }, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await stubServices(context);
    await openMap(page);
    await expect(marker(page)).toBeVisible();
    await canvas(page).focus();
    const before = await markerTip(page);
    // Reads the position in the task of the key press, before the next frame.
    const after = await canvas(page).evaluate((element) => {
      element.dispatchEvent(
        new KeyboardEvent("keydown", { keyCode: 39, bubbles: true } as KeyboardEventInit),
      );
      const box = element.querySelector("[role=button]")?.getBoundingClientRect();
      return box ? box.x + box.width / 2 : 0;
    });
    expect(before.x - after > 40).toBe(!isMoving);
    await expect.poll(async () => (await markerTip(page)).x).toBeLessThan(before.x - 40);
  });
}

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows the place, the address and the link instead of the map", async ({ page, context }) => {
    const asked = await stubServices(context);
    await page.goto("/contact-us");
    await expectCard(page);
    await expect(fallbackLink(page)).toBeVisible();
    await expect(section(page).getByRole("button")).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
