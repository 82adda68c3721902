import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit";

/** The typefaces that the heading is drawn in; false stands for those of the system. */
async function facesOfHeading(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName.split(" ")[0]);
}

test("rare letters are fetched where a page has one, in the brand's typeface", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await visit(page, "/about-us");
  // In the browser's cache by now, the font is there before anything is painted.
  await page.reload();
  await visit(page, "/about-us");
  expect(new Set(fonts).size).toBe(1);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((element) => {
    element.textContent = "É, é, ü";
  });
  await expect.poll(() => new Set(fonts).size).toBe(2);
  await expect.poll(() => facesOfHeading(page)).toEqual(["Bricolage"]);
});
