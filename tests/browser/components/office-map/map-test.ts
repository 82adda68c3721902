import { test as base, expect, type Page } from "@playwright/test";
import { container, marker, office, openMap, type Services, stubServices, tile } from "./office-map";

/** Replaces the services of the map in every test. `asked` has the requests to them. */
export const test = base.extend<{ services: Services; asked: string[] }>({
  services: [{}, { option: true }],
  asked: [async ({ context, services }, use) => use(await stubServices(context, services)), { auto: true }],
});

export const zooms = (asked: readonly string[]) =>
  new Set(asked.flatMap((url) => tile.exec(url)?.groups?.z ?? []));
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The external picture replaces the bundled marker when it has loaded. */
export const externalMarker = (page: Page) =>
  container(page).locator(`[role=button][src="${office.markerImage}"]`);

export async function open(page: Page) {
  await openMap(page);
  await expect(externalMarker(page)).toBeVisible();
}

/** Returns the middle of the bottom edge of the marker's box. */
export async function markerTip(page: Page) {
  const box = await marker(page).evaluate((element) => element.getBoundingClientRect());
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

export async function distanceFromMiddle(page: Page) {
  const tip = await markerTip(page);
  const box = await container(page).evaluate((element) => element.getBoundingClientRect());
  return Math.hypot(tip.x - (box.x + box.width / 2), tip.y - (box.y + box.height / 2));
}

/** Expects an action to open the maps service in a new tab, which has no access to the page. */
export async function expectMaps(page: Page, act: () => Promise<void>) {
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
