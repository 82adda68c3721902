import { expect, type Page } from "@playwright/test";
import { addressLine, words } from "../../../node/site/content";
import { footerLink } from "../../navigation/place";
import { setFontSize, visit, watchDocuments, watchRequests } from "../../navigation/visit";
import {
  distanceFromMiddle,
  expectMaps,
  externalMarker,
  open,
  scrollPosition,
  test,
  zooms,
} from "./map-test";
import {
  container,
  fallbackLink,
  mapsLinks,
  marker,
  office,
  officeTile,
  openMap,
  section,
  tile,
} from "./office-map";

/** Matches the stylesheet of the map. The others belong to pages. */
const mapStyle = /\/(?!deferred|component)[^/]+\.css$/;

test("the map loads near the viewport, is 400 px high, and has its marker on the office", async ({
  page,
  asked,
}) => {
  const stylesheets = watchRequests(page, (request) => mapStyle.test(request.url()));
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
  await expect(externalMarker(page)).toBeVisible();
  expect((await container(page).boundingBox())?.height).toBe(400);
  await expect.poll(() => distanceFromMiddle(page)).toBeLessThan(2);
  expect(asked.some((url) => url.endsWith(officeTile()))).toBe(true);
  expect(zooms(asked)).toEqual(new Set([`${office.zoom}`]));
  const subdomains = new Set(asked.flatMap((url) => tile.exec(url)?.groups?.s ?? []));
  expect([...subdomains].every((subdomain) => office.subdomains.includes(subdomain))).toBe(true);
  expect(subdomains.size).toBeGreaterThanOrEqual(Math.min(2, office.subdomains.length));
});

test("a click or a key on the marker opens the maps link in a new tab, and the popup", {
  tag: "@firefox",
}, async ({ page }) => {
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

test("a double click on the marker opens one tab", async ({ page }) => {
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

test("Tab reaches the map, its marker, popup, zoom and attribution", { tag: "@firefox" }, async ({
  page,
  context,
  asked,
}) => {
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

test("with large letters, nothing covers the zoom buttons", async ({ page }) => {
  await setFontSize(page, 24);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (const name of [words.map.zoomIn, words.map.zoomOut])
    await section(page).getByRole("button", { name }).click({ trial: true });
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

test("a visitor can leave the page and come back", { tag: "@firefox" }, async ({ page }) => {
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
