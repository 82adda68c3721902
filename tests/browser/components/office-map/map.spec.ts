import { test as base, expect, type Page } from "@playwright/test";
import { addressLine, words } from "../../../node/site/content";
import { footerLink } from "../../navigation/place";
import { holdRequests, setFontSize, visit, watchDocuments } from "../../navigation/visit";
import { drag, dragBetween } from "../gesture/gesture";
import {
  container,
  fallbackLink,
  mapsLinks,
  marker,
  office,
  officeTile,
  openMap,
  type Services,
  section,
  showMap,
  stubServices,
  tile,
} from "./office-map";

/** Replaces the services of the map in every test. `asked` has the requests to them. */
const test = base.extend<{ services: Services; asked: string[] }>({
  services: [{}, { option: true }],
  asked: [async ({ context, services }, use) => use(await stubServices(context, services)), { auto: true }],
});

const zooms = (asked: readonly string[]) => new Set(asked.flatMap((url) => tile.exec(url)?.groups?.z ?? []));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The external picture replaces the bundled marker when it has loaded. */
const externalMarker = (page: Page) => container(page).locator(`[role=button][src="${office.markerImage}"]`);

async function open(page: Page) {
  await openMap(page);
  await expect(externalMarker(page)).toBeVisible();
}

/** Returns the middle of the bottom edge of the marker's box. */
async function markerTip(page: Page) {
  const box = await marker(page).evaluate((element) => element.getBoundingClientRect());
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

async function distanceFromMiddle(page: Page) {
  const tip = await markerTip(page);
  const box = await container(page).evaluate((element) => element.getBoundingClientRect());
  return Math.hypot(tip.x - (box.x + box.width / 2), tip.y - (box.y + box.height / 2));
}

/** Matches the stylesheet of the map. The others belong to pages. */
const mapStyle = /\/(?!print-and-forced-colors|deferred|component)[^/]+\.css$/;

/** Expects an action to open the maps service in a new tab, which has no access to the page. */
async function expectMaps(page: Page, act: () => Promise<void>) {
  const opened = page.context().waitForEvent("page");
  await act();
  const tab = await opened;
  // In Firefox, a new tab has its address only once it is loaded.
  await tab.waitForLoadState();
  expect(tab.url()).toBe(office.mapsUrl);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  expect(page.context().pages()).toHaveLength(1);
}

test("nothing of the map is loaded before it is near the viewport", async ({ page, asked }) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => {
    if (mapStyle.test(request.url())) stylesheets.push(request.url());
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

test("the map is 400 px high; the marker is on the office, in the middle", async ({ page, asked }) => {
  await open(page);
  expect((await container(page).boundingBox())?.height).toBe(400);
  await expect.poll(() => distanceFromMiddle(page)).toBeLessThan(2);
  expect(asked.some((url) => url.endsWith(officeTile()))).toBe(true);
  expect(zooms(asked)).toEqual(new Set([`${office.zoom}`]));
  const subdomains = new Set(asked.flatMap((url) => tile.exec(url)?.groups?.s ?? []));
  expect([...subdomains].every((subdomain) => office.subdomains.includes(subdomain))).toBe(true);
  expect(subdomains.size).toBeGreaterThanOrEqual(Math.min(2, office.subdomains.length));
});

test("a click or a key on the marker opens the maps link in a new tab, and the popup", async ({ page }) => {
  await open(page);
  for (const act of [() => marker(page).click(), () => marker(page).press("Enter")]) {
    await expect(mapsLinks(page)).toHaveCount(1);
    await expectMaps(page, act);
    await expect(container(page).getByText(office.place, { exact: true })).toBeVisible();
    const link = container(page).getByRole("link", { name: office.linkLabel });
    await expect(link).toHaveAttribute("href", office.mapsUrl);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await link.press("Escape");
  }
  const before = await scrollPosition(page);
  await expectMaps(page, () => marker(page).press("Space"));
  expect(await scrollPosition(page), "Space does not scroll the page").toBe(before);
});

// In Firefox, Playwright sends two single clicks: their `detail` is 1.
test("a double click on the marker opens one tab", { tag: "@chromium" }, async ({ page }) => {
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

test("Tab reaches the map, its marker, popup, zoom and attribution", async ({ page, context, asked }) => {
  await open(page);
  await mapsLinks(page).first().focus();
  await page.keyboard.press("Tab");
  await expect(container(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(marker(page)).toBeFocused();
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  await (await opened).close();
  await page.keyboard.press("Tab");
  await expect(container(page).getByRole("link", { name: office.linkLabel })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(mapsLinks(page)).toHaveCount(1);
  await expect(marker(page)).toBeFocused();
  for (const [name, zoom] of [
    [words.map.zoomIn, office.zoom + 1],
    [words.map.zoomOut, office.zoom - 1],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(section(page).getByRole("button", { name })).toBeFocused();
    // The map ignores a key while it zooms.
    await expect(async () => {
      await page.keyboard.press("Enter");
      expect([...zooms(asked)]).toContain(`${zoom}`);
    }).toPass();
  }
  await page.keyboard.press("Tab");
  const link = section(page).getByRole("link", { name: office.attribution });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute("href", office.attributionUrl);
  // Fails if something covers the link, such as the arcade of the footer.
  await link.click({ trial: true });
});

test("with large letters, nothing covers the zoom buttons", { tag: "@chromium" }, async ({ page }) => {
  await setFontSize(page, 24);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (const name of [words.map.zoomIn, words.map.zoomOut])
    await section(page).getByRole("button", { name }).click({ trial: true });
});

test("the wheel scrolls the page and does not zoom the map; dragging moves it", async ({ page, asked }) => {
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

test("a touch scrolls the page while the mouse rests on the map", { tag: "@chromium" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    baseURL,
    viewport: { width: 1280, height: 800 },
  });
  await stubServices(context);
  const page = await context.newPage();
  await open(page);
  const { x, y } = await markerTip(page);
  const mapTop = async () => (await container(page).boundingBox())?.y ?? 0;
  await page.mouse.move(x + 60, y + 40);
  const [top, scrolled] = [y - (await mapTop()), await scrollPosition(page)];
  await dragBetween(page, "touch", { x: x + 60, y: y + 40 }, { x: x + 60, y: y - 80 });
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(scrolled + 60);
  await expect
    .poll(async () => Math.round((await markerTip(page)).y - (await mapTop())))
    .toBe(Math.round(top));
  await context.close();
});

test.describe("by touch", { tag: "@phone-only" }, () => {
  test("one finger scrolls the page and does not move the map", async ({ page }) => {
    await open(page);
    const place = async () =>
      Math.round((await markerTip(page)).y - ((await container(page).boundingBox())?.y ?? 0));
    const placeBefore = await place();
    const before = await scrollPosition(page);
    await drag(page, container(page), "touch", { across: 0, down: -120 });
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 60);
    // The page may still scroll between the two measurements.
    await expect.poll(place).toBe(placeBefore);
  });

  test("a tap on the marker opens the maps link in a new tab", async ({ page }) => {
    await open(page);
    await expectMaps(page, () => marker(page).tap());
  });

  test("two fingers zoom the map", async ({ page, context, asked }) => {
    await open(page);
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
});

async function expectCard(page: Page) {
  await expect(section(page).getByText(office.place, { exact: true })).toBeVisible();
  await expect(section(page).getByText(addressLine)).toBeVisible();
  await expect(mapsLinks(page)).toBeVisible();
  await expect(mapsLinks(page)).toHaveAttribute("href", office.mapsUrl);
}

test.describe("without tiles and pictures", () => {
  test.use({ services: { hasTiles: false, hasMarker: false } });

  test("the bundled marker is in its place, and opens the maps link and the popup", async ({ page }) => {
    await openMap(page);
    await expect(marker(page)).toHaveAttribute("src", /pin/);
    await expect.poll(() => distanceFromMiddle(page)).toBeLessThan(5);
    await expectCard(page);
    await expectMaps(page, () => marker(page).click());
    await expect(mapsLinks(page)).toHaveCount(2);
  });
});

test("when the map's own files do not load, a marker in its place links to maps", async ({ page }) => {
  await page.route(mapStyle, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => mapStyle.test(request.url()));
  await openMap(page);
  await failed;
  await expectCard(page);
  await expect(container(page)).toBeHidden();
  await expectMaps(page, () => fallbackLink(page).click());
});

test("a focused marker keeps the focus when the map and its external picture load", async ({ page }) => {
  const releasePicture = await holdRequests(page, office.markerImage);
  const release = await holdRequests(page, mapStyle);
  await openMap(page);
  await fallbackLink(page).focus();
  release();
  await expect(marker(page)).toBeFocused();
  releasePicture();
  await expect(externalMarker(page)).toBeFocused();
});

test("a visitor can leave the page and come back", async ({ page }) => {
  await open(page);
  const documents = watchDocuments(page);
  await footerLink(page, "/partners").click();
  await expect(page).toHaveURL("/partners");
  await page.goBack();
  await section(page).scrollIntoViewIfNeeded();
  await expect(marker(page)).toBeVisible();
  const stylesheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(stylesheets.filter((address) => mapStyle.test(address))).toHaveLength(1);
  expect(await page.pageErrors()).toEqual([]);
  expect(documents, "a new document would have no map").toEqual([]);
});

for (const [motion, isMoving] of [
  ["no-preference", true],
  ["reduce", false],
] as const) {
  test(`with prefers-reduced-motion: ${motion}, an arrow key moves the map ${isMoving ? "smoothly" : "at once"}`, {
    tag: motion === "reduce" ? "@reduced-motion" : [],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page);
    await container(page).focus();
    const before = await markerTip(page);
    // Reads the position in the task of the key press, before the next frame.
    const after = await container(page).evaluate((element) => {
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

  test("shows the place, the address and the link instead of the map", async ({ page, asked }) => {
    await page.goto("/contact-us");
    await expectCard(page);
    await expect(fallbackLink(page)).toBeVisible();
    await expect(section(page).getByRole("button")).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
