import type { Browser } from "@playwright/test";
import type { Values } from "../measure";
import { phone } from "../phone";
import { type Answer, watchTraffic } from "./traffic";

/** The browser gives a prefetched script another type. */
const isScript = ({ url, type }: Answer) => type === "Script" || new URL(url).pathname.endsWith(".js");

const sum = (answers: Answer[]) => answers.reduce((total, { bytes }) => total + bytes, 0);
const sumOfBodies = (answers: Answer[]) =>
  answers.reduce((total, { bytes, headers }) => total + bytes - headers, 0);

/** Leaflet marks elements with this name, so any bundle of it contains the name. */
async function hasLeaflet({ url }: Answer): Promise<boolean> {
  const response = await fetch(url);
  return (await response.text()).includes("_leaflet_id");
}

/** If the speed of the network is unknown, Chromium fetches lazy pictures from twice as far ahead. */
const network = {
  offline: false,
  latency: 20,
  downloadThroughput: 20_000_000 / 8,
  uploadThroughput: 20_000_000 / 8,
};

/**
 * Opens a page with Lighthouse's mobile emulation, an empty cache and a fast network, and waits until it
 * requests nothing more. Does not scroll or touch the page. Counts transferred bytes: of document and script
 * only the compressed bodies, of all others the headers too.
 */
export async function weigh(browser: Browser, address: string): Promise<Values> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send("Network.emulateNetworkConditions", network);
  await page.goto(address, { waitUntil: "load" });
  await traffic.quiet();
  const icons = await page
    .locator("link[rel~=icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));
  await context.close();
  // A browser with a window also requests the icons, for its own interface.
  const answers = traffic.answers.filter(({ url }) => !icons.includes(url));
  const ofType = (wanted: string) => answers.filter(({ type }) => type === wanted);
  const scripts = answers.filter(isScript);
  const withLeaflet = await Promise.all(scripts.map(hasLeaflet));
  return {
    document: sumOfBodies(ofType("Document")),
    script: sumOfBodies(scripts),
    leaflet: sum(scripts.filter((_, index) => withLeaflet[index])),
    pictures: sum(ofType("Image")),
    fonts: sum(ofType("Font")),
    firstView: sum(answers),
    requests: answers.length,
  };
}
