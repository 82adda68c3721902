// Replaces the service worker of a site that stood at this address before, which would show its old pages for good.

addEventListener("install", () => skipWaiting());
addEventListener("activate", async () => {
  await registration.unregister();
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
});
