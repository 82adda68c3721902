import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";

/** The service worker of a site that stood at this address before: it answers from its cache first. */
const formerWorker = `
  addEventListener("install", (event) => {
    skipWaiting();
    event.waitUntil(caches.open("pages").then((cache) => cache.addAll(["/", "/about-us"])));
  });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => {
    event.respondWith(caches.match(event.request).then((page) => page ?? fetch(event.request)));
  });
`;

for (const file of ["/sw.js", "/service-worker.js"]) {
  test(`the service worker ${file} of a former site gives way to this site`, async ({ page }) => {
    let worker = formerWorker;
    let document = `<h1>Former site</h1><script>navigator.serviceWorker.register("${file}")</script>`;
    const server = createServer(({ url }, response) => {
      response.setHeader("Content-Type", url === file ? "text/javascript" : "text/html");
      response.end(url === file ? worker : document);
    }).listen(0, "localhost");
    await once(server, "listening");
    const address = server.address();
    const origin = `http://localhost:${typeof address === "object" && address?.port}`;
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    worker = readFileSync(`public${file}`, "utf8");
    document = "<h1>This site</h1>";
    for (const path of ["/", "/about-us"]) {
      await page.goto(origin + path);
      // Browsers look for a new worker a while after a visit begins.
      await expect(page.getByRole("heading")).toHaveText("This site", { timeout: 30_000 });
    }
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    server.close();
  });
}
