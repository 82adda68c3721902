import { expect, type Page, test } from "@playwright/test";
import { visit, watchRequests } from "../navigation/visit";

/** Returns the names of the fonts of the heading. A font of the system is `false`. */
async function facesOfHeading(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName.split(" ")[0]);
}

test("on a slow connection, the first visit shows the heading in the brand's typeface", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // The slow network of Lighthouse's mobile emulation.
  const speed = { downloadThroughput: 200_000, uploadThroughput: 93_750 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...speed });
  await page.goto("/partners", { waitUntil: "domcontentloaded" });
  await expect.poll(() => facesOfHeading(page), "typefaces of the heading").toEqual(["Bricolage"]);
});

test("rare letters load on pages that contain one, in the brand's typeface", async ({ page }) => {
  const fonts = watchRequests(page, (request) => request.resourceType() === "font");
  await visit(page, "/about-us");
  expect(fonts, "fonts requested by the preload and the style").toHaveLength(1);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((element) => {
    element.textContent = "É, é, ü";
  });
  await expect.poll(() => fonts).toHaveLength(2);
  await expect.poll(() => facesOfHeading(page)).toEqual(["Bricolage"]);
});
