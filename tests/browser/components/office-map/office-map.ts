import type { BrowserContext, Page } from "@playwright/test";
import { interpolate } from "../../../../src/query/interpolate";
import { contact, words } from "../../../node/site/content";
import { pixel, visit } from "../../navigation/visit";

export const office = contact.map;

const tilePattern = office.tileUrl
  .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
  .replace("{s}", "(?<s>\\w)")
  .replace(/\{([zxy])\}/g, "(?<$1>\\d+)");

/** The address of a tile: its subdomain, zoom, column and row. */
export const tile = new RegExp(`^${tilePattern}$`);

/** Returns the end of the address of the tile that contains the office. */
export function officeTile(): string {
  const { latitude, longitude, zoom } = office;
  const mercator = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  const [x, y] = [(longitude + 180) / 360, (1 - mercator) / 2].map((share) => Math.floor(share * 2 ** zoom));
  return office.tileUrl
    .replace(/.*\{s\}/, "")
    .replace("{z}", `${zoom}`)
    .replace("{x}", `${x}`)
    .replace("{y}", `${y}`);
}

export type Services = { hasTiles?: boolean; hasMarker?: boolean };

/** Some or all services may fail. Returns the requests. */
export async function stubServices(
  context: BrowserContext,
  { hasTiles = true, hasMarker = true }: Services = {},
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url === office.mapsUrl) return route.fulfill({ contentType: "text/html", body: "<h1>Maps</h1>" });
      if (tile.test(url) ? hasTiles : hasMarker)
        return route.fulfill({ contentType: "image/png", body: pixel });
      return route.abort();
    },
  );
  return asked;
}

export const section = (page: Page) => page.getByRole("region", { name: office.label });
export const container = (page: Page) =>
  section(page).getByRole("application", {
    name: interpolate(words.map.keys, { map: office.label }),
    exact: true,
  });
export const marker = (page: Page) => container(page).getByRole("button", { name: office.place });
export const mapsLinks = (page: Page) => section(page).getByRole("link", { name: office.linkLabel });
export const fallbackLink = (page: Page) =>
  section(page).getByRole("link", { name: interpolate(words.map.marker, { place: office.place }) });

export const showMap = (page: Page) =>
  section(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

export async function openMap(page: Page): Promise<void> {
  await visit(page, "/contact-us");
  await showMap(page);
}
