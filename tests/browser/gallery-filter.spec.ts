import { expect, test } from "@playwright/test";
import { box, descriptions, expectFilter, labels, openGallery, pictures, viewer } from "./gallery-page";
import { holdScripts } from "./visit";

const [all = "", programs = "", coaching = "", palsam = "", ceremony = "", oakTree = "", entrepreneurs = ""] =
  labels;

const queryOf = (address: string) => new URL(address).search;

test.describe("the filter", () => {
  test("offers every label, with the number of its pictures", async ({ page }) => {
    await openGallery(page);
    const group = page.getByRole("group", { name: "Show" });
    await expect(group.getByRole("checkbox")).toHaveCount(labels.length);
    for (const label of labels) {
      const shown = label === all ? descriptions() : descriptions(label);
      await expect(box(page, label)).toBeVisible();
      await expect(box(page, label)).toHaveAccessibleDescription(`${shown.length}`);
    }
  });

  test("starts with All and every picture", async ({ page }) => {
    await openGallery(page);
    await expectFilter(page, all);
  });

  test("checking a label unchecks All; unchecking the last sets All again", async ({ page }) => {
    await openGallery(page);
    await box(page, coaching).check();
    await expectFilter(page, coaching);
    await box(page, ceremony).check();
    await expectFilter(page, coaching, ceremony);
    await box(page, coaching).uncheck();
    await expectFilter(page, ceremony);
    await box(page, ceremony).uncheck();
    await expectFilter(page, all);
  });

  test("checking All leaves only All, and All cannot be unchecked by itself", async ({ page }) => {
    await openGallery(page);
    await box(page, programs).check();
    await box(page, oakTree).check();
    await box(page, all).check();
    await expectFilter(page, all);
    await box(page, all).click();
    await expectFilter(page, all);
  });

  test("all categories are every picture, and not All", async ({ page }) => {
    await openGallery(page);
    for (const label of labels.slice(1)) await box(page, label).check();
    await expectFilter(page, ...labels.slice(1));
  });

  test("the number of pictures is announced politely, in a region that stays", async ({ page }) => {
    await openGallery(page);
    const count = descriptions().length;
    const region = await page.getByRole("main").getByRole("status").elementHandle();
    expect(await region?.getAttribute("aria-live")).not.toBe("assertive");
    expect(await region?.textContent()).toBe(`${count} of ${count} pictures`);
    await box(page, entrepreneurs).check();
    await expect(pictures(page)).toHaveCount(descriptions(entrepreneurs).length);
    expect(await region?.textContent()).toBe(`${descriptions(entrepreneurs).length} of ${count} pictures`);
  });

  test("a click moves no label and keeps the focus", async ({ page }) => {
    await openGallery(page);
    await box(page, all).scrollIntoViewIfNeeded();
    const places = () =>
      page
        .getByRole("group", { name: "Show" })
        .getByRole("listitem")
        .evaluateAll((items) =>
          items.map((item) => {
            const { x, y, width, height } = item.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join();
          }),
        );
    const before = await places();
    await box(page, programs).check();
    await expectFilter(page, programs);
    expect(await places()).toEqual(before);
    await expect(box(page, programs)).toBeFocused();
  });

  test("boxes that are clicked before the script has come count when it has", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/gallery", { waitUntil: "commit" });
    await box(page, coaching).check();
    await box(page, palsam).check();
    await box(page, all).uncheck();
    await expect(pictures(page)).toHaveCount(descriptions().length);
    release();
    await expectFilter(page, coaching, palsam);
  });

  test("boxes that the browser brings back from the last visit do not count", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/gallery?show=executive-coaching", { waitUntil: "commit" });
    // As a browser does it: nobody clicks, nothing is said.
    await box(page, palsam).evaluate((input: HTMLInputElement) => {
      input.checked = true;
    });
    await box(page, ceremony).check();
    release();
    await expectFilter(page, coaching, ceremony);
  });

  test("All that is unchecked before the script has come is set again", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/gallery", { waitUntil: "commit" });
    await box(page, all).uncheck();
    release();
    await expectFilter(page, all);
  });
});

test.describe("the filter in the address", () => {
  test("each click is a step that Back undoes and Forward does again", async ({ page }) => {
    await openGallery(page);
    await box(page, coaching).check();
    expect(queryOf(page.url())).toBe("?show=executive-coaching");
    await box(page, palsam).check();
    expect(queryOf(page.url())).toBe("?show=executive-coaching&show=flagship-program-palsam");
    await box(page, all).check();
    expect(queryOf(page.url())).toBe("");
    await page.goBack();
    await expectFilter(page, coaching, palsam);
    await page.goBack();
    await expectFilter(page, coaching);
    await page.goBack();
    await expectFilter(page, all);
    await page.goForward();
    await expectFilter(page, coaching);
    expect(queryOf(page.url())).toBe("?show=executive-coaching");
  });

  test("a shared address and a reload bring it back", async ({ page }) => {
    await openGallery(page, "?show=oaktree-launch-seminar-egypt");
    await expectFilter(page, oakTree);
    await box(page, ceremony).check();
    await page.reload();
    await expectFilter(page, ceremony, oakTree);
  });

  test("Back from another page brings it back", async ({ page }) => {
    await openGallery(page);
    await box(page, coaching).check();
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
    await expect(page).toHaveURL("/partners");
    await page.goBack();
    await expectFilter(page, coaching);
  });

  test("a link to the gallery shows everything again", async ({ page }) => {
    await openGallery(page);
    await box(page, coaching).check();
    await expectFilter(page, coaching);
    await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
    await expectFilter(page, all);
    expect(queryOf(page.url())).toBe("");
  });

  test("unknown values are ignored", async ({ page }) => {
    await openGallery(page, "?show=unknown&show=all&page=2");
    await expectFilter(page, all);
    await openGallery(page, "?show=unknown&show=executive-coaching");
    await expectFilter(page, coaching);
  });

  test("other parameters stay", async ({ page }) => {
    await openGallery(page, "?utm_source=letter");
    await box(page, coaching).check();
    expect(queryOf(page.url())).toBe("?utm_source=letter&show=executive-coaching");
    await box(page, all).check();
    expect(queryOf(page.url())).toBe("?utm_source=letter");
  });

  test("an address with a filter is hydrated without a word in the console", async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    await openGallery(page, "?show=executive-coaching");
    await expectFilter(page, coaching);
    await box(page, palsam).check();
    await page.goBack();
    await expectFilter(page, coaching);
    expect(messages).toEqual([]);
  });

  test("a click loads no data", async ({ page }) => {
    await openGallery(page);
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (!["image", "other"].includes(request.resourceType())) requests.push(request.url());
    });
    await box(page, coaching).check();
    await box(page, palsam).check();
    await expectFilter(page, coaching, palsam);
    expect(requests).toEqual([]);
  });
});

test.describe("by keyboard alone", () => {
  test("the filter is worked, a picture opened, leafed through and left", async ({ page }) => {
    await openGallery(page);
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    const hasRing = () =>
      page.evaluate(() => {
        // A checkbox shows its ring on the label around it.
        const focused = document.activeElement;
        const ringed = [focused, focused?.closest("label")].some(
          (element) =>
            element &&
            getComputedStyle(element).outlineStyle !== "none" &&
            getComputedStyle(element).outlineWidth !== "0px",
        );
        return ringed;
      });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    for (const label of labels) {
      await expect(box(page, label)).toBeFocused();
      expect(await hasRing()).toBe(true);
      if (label === coaching) await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
    }
    await expectFilter(page, coaching);
    await expect(pictures(page).nth(0)).toBeFocused();
    expect(await hasRing()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(viewer(page)).toContainText(`2 of ${descriptions(coaching).length}`);
    await expect(viewer(page).getByRole("button", { name: "Next picture" })).toBeFocused();
    expect(await hasRing()).toBe(true);
    await page.keyboard.press("Enter");
    await expect(viewer(page)).toContainText(`3 of ${descriptions(coaching).length}`);
    await page.keyboard.press("Tab");
    await expect(viewer(page).getByRole("button", { name: "Close" })).toBeFocused();
    expect(await hasRing()).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(viewer(page).getByRole("button", { name: "Previous picture" })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Space");
    await expect(viewer(page)).toContainText(`1 of ${descriptions(coaching).length}`);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    await expect(pictures(page).nth(0)).toBeFocused();
    expect(await hasRing()).toBe(true);
  });
});
