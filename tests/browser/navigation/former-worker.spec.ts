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

test("the service worker of a former site gives way to this site", async ({ page }) => {
  // The files have the names of common workers. They differ in nothing else.
  const [file, ...others] = ["/sw.js", "/service-worker.js"];
  const own = readFileSync(`public${file}`, "utf8");
  for (const other of others) expect(readFileSync(`public${other}`, "utf8")).toBe(own);
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
  worker = own;
  document = "<h1>This site</h1>";
  await page.goto(`${origin}/`);
  // Browsers look for a new worker a while after a visit begins.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // The new worker ends the page.
    registration?.update().catch(() => {});
  });
  await expect(page.getByRole("heading")).toHaveText("This site");
  await page.goto(`${origin}/about-us`);
  await expect(page.getByRole("heading")).toHaveText("This site");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  server.close();
});
