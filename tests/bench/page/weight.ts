import type { Browser } from "@playwright/test";
import { phone } from "../phone";
import { type Answer, watchTraffic } from "./traffic";

/**
 * What a first view costs, in bytes as they came over the network, and in requests. Document and script are
 * weighed by themselves, as they are compressed; whatever is about pictures, fonts and the whole counts the headers too.
 */
export type Weight = {
  document: number;
  script: number;
  leaflet: number;
  pictures: number;
  fonts: number;
  firstView: number;
  requests: number;
};

/** Also a script that is fetched for later, which the browser does not call one. */
const isScript = ({ url, type }: Answer) => type === "Script" || new URL(url).pathname.endsWith(".js");

const sum = (answers: Answer[]) => answers.reduce((total, { bytes }) => total + bytes, 0);
const sumOfBodies = (answers: Answer[]) =>
  answers.reduce((total, { bytes, headers }) => total + bytes - headers, 0);

/** Leaflet marks what it has touched with this name: it is in its code however that is bundled. */
async function hasLeaflet({ url }: Answer): Promise<boolean> {
  const response = await fetch(url);
  return (await response.text()).includes("_leaflet_id");
}

/**
 * Opens a page on Lighthouse's phone, with an empty cache and a fast network, and waits until it asks for no more:
 * nobody scrolls or touches anything.
 */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const traffic = await watchTraffic(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: "load" });
  await traffic.quiet();
  const icons = await page
    .locator("link[rel~=icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));
  await context.close();
  // A browser with a window asks for them too, for its own frame.
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
