import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Request, test } from "@playwright/test";
import { programWith } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";
import { documentLimit } from "./document-limit";

const kilobyte = 1000;

// lighthouse.slow.spec.ts measures the document of the home page.
const paths = ["/gallery", "/contact-us", programWith("outline").path];

/** Returns the size of a file of the site as hosts send it: they compress text with Brotli. */
function sizeOf(address: string): number {
  const file = readFileSync(`public${address}${address.includes(".") ? "" : "/index.html"}`);
  return /\.(?:js|json|css|svg)$|^[^.]*$/.test(address) ? brotliCompressSync(file).length : file.length;
}

// The phone of Lighthouse decides which pictures are in view, and at which size.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const path of paths) {
  test(`${path} fits into the first round trip, and loads little before it is scrolled`, {
    tag: "@phone-only",
  }, async ({ page, context }) => {
    await answerOtherHosts(context);
    const session = await context.newCDPSession(page);
    // If the speed of the network is unknown, Chromium fetches lazy pictures from twice as far ahead.
    const speed = { downloadThroughput: 2_500_000, uploadThroughput: 2_500_000 };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency: 20, ...speed });
    const requested = new Set<string>();
    const pending = new Set<Request>();
    page.on("request", (request) => {
      requested.add(new URL(request.url()).pathname);
      pending.add(request);
    });
    // cspell:ignore requestfinished
    page.on("requestfinished", (request) => pending.delete(request));
    await visit(page, path);
    await expect.poll(() => pending.size, "requests that are not answered").toBe(0);
    const sum = (addresses: string[]) => addresses.reduce((total, address) => total + sizeOf(address), 0);
    const scripts = [...requested].filter((address) => address.endsWith(".js"));
    expect.soft(sizeOf(path), "bytes of the document").toBeLessThan(documentLimit(path));
    expect.soft(sum(scripts), "bytes of scripts").toBeLessThan(91 * kilobyte);
    const limit = path === "/gallery" ? 350 : 220;
    expect.soft(sum([...requested]), "bytes of the first view").toBeLessThan(limit * kilobyte);
    const others = [...requested].filter((address) => !/\.(?:avif|webp|jpe?g|png|svg)$/.test(address));
    expect.soft(sum(others), "bytes of all but pictures").toBeLessThan(140 * kilobyte);
    // Chromium fetches a lazy picture when it is 1250 px below the window.
    const far = await page.locator("main img").evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top > window.innerHeight + 1300)
        .map((image) => (image as HTMLImageElement).currentSrc)
        .filter((address) => address !== "")
        .map((address) => new URL(address).pathname),
    );
    const loaded = far.filter((address) => requested.has(address));
    expect.soft(loaded, "loaded pictures far below the window").toEqual([]);
    // Leaflet marks elements with the first name. The library of metrics, which needs a handler, observes the second.
    const early = scripts.filter((script) =>
      /_leaflet_id|largest-contentful-paint/.test(readFileSync(`public${script}`, "utf8")),
    );
    expect.soft(early, "scripts with the library of the map or of metrics").toEqual([]);
  });
}
