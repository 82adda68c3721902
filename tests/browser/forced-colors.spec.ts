import { expect, type Locator, type Page, test } from "@playwright/test";
import { pictures } from "./gallery-page";
import { answerOtherHosts, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

/** What a system colour is at the moment, as computed styles have it. */
const system = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.cssText = `forced-color-adjust: none; background-color: ${name}`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

/** The background of an element, or of what its styles put before or after its content. */
const background = (element: Locator, part?: "::before" | "::after") =>
  element.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

/** Expects a line around a control in a colour that shows. */
async function expectEdge(page: Page, control: Locator) {
  const edge = await control.evaluate((element) => {
    const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } = getComputedStyle(element);
    return {
      width: Number.parseFloat(borderBlockEndWidth),
      style: borderBlockEndStyle,
      color: borderBlockEndColor,
    };
  });
  expect(edge.width).toBeGreaterThanOrEqual(1);
  expect(edge.style).not.toBe("none");
  expect(edge.color).not.toBe(await system(page, "Canvas"));
}

/** Expects a ring around whatever has the focus, in a colour that shows. */
async function expectFocusRing(page: Page) {
  const ring = await page.evaluate(() => {
    const ringOf = (element: Element | null | undefined): { width: number; color: string } | undefined => {
      if (!element) return undefined;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      // Some rings are around the label of a control that is only drawn.
      if (outlineStyle === "none") return ringOf(element.parentElement?.closest("label"));
      return { width: Number.parseFloat(outlineWidth), color: outlineColor };
    };
    return ringOf(document.activeElement);
  });
  expect(ring?.width).toBeGreaterThanOrEqual(2);
  expect(ring?.color).not.toBe(await system(page, "Canvas"));
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`on a ${colorScheme} forced palette`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme }));

    test("header: the logo shows, the current page and the chosen mode are marked", async ({
      page,
      isMobile,
    }) => {
      await visit(page, "/gallery");
      expect(await system(page, "Canvas")).not.toBe(await system(page, "CanvasText"));
      const logo = page.getByRole("banner").getByRole("img");
      expect(await background(logo)).toBe("rgb(29, 36, 70)");

      const menu = page.getByRole("button", { name: "Menu" });
      if (isMobile) {
        await expectEdge(page, menu);
        await menu.click();
        expect(await background(menu)).toBe(await system(page, "Highlight"));
      }
      const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
      await expect(current).toHaveCSS("text-decoration-line", "underline");
      if (!isMobile) expect(await background(current, "::before")).toBe(await system(page, "Highlight"));

      const modes = page
        .getByRole("group", { name: "Color mode" })
        .locator("visible=true")
        .getByRole("radio");
      const marks = await modes.evaluateAll((radios) =>
        radios.map((radio) => getComputedStyle(radio.closest("label") ?? radio).backgroundColor),
      );
      const highlight = await system(page, "Highlight");
      expect(marks.map((mark) => mark === highlight)).toEqual([true, false, false]);
    });

    test("home: logos have their ground, icons are drawn in ink, the current slide stands out", async ({
      page,
    }) => {
      await visit(page, "/");
      const sections = page.locator("section");
      const clients = sections.filter({ has: page.getByRole("heading", { name: "Our clients" }) });
      const ground = await clients
        .getByRole("list")
        .first()
        .evaluate((list) => {
          const colorOf = (box: Element | null): string => {
            if (!box) return "";
            const { backgroundColor } = getComputedStyle(box);
            return / 0\)$/.test(backgroundColor) ? colorOf(box.parentElement) : backgroundColor;
          };
          return colorOf(list);
        });
      // The logos are made for a light plate.
      expect(Math.min(...(ground.match(/\d+/g) ?? [0]).map(Number))).toBeGreaterThan(200);

      const ink = await system(page, "CanvasText");
      const services = sections.filter({ has: page.getByRole("heading", { name: /^Services/ }) });
      for (const icon of await services.locator("svg").all()) await expect(icon).toHaveCSS("stroke", ink);

      const carousel = page.locator("[aria-roledescription=carousel]").first();
      const slide = carousel.locator("button[aria-current=true]");
      expect(await background(slide, "::before")).toBe(await system(page, "Highlight"));
      const other = carousel.locator("button:not([aria-current=true])[aria-label*=slide i]");
      for (const button of await other.all()) {
        expect(await background(button, "::before")).not.toBe(await system(page, "Highlight"));
      }
    });

    test("a program: days, steps and shares are drawn", async ({ page }) => {
      await visit(page, "/flagship/palsam");
      const ink = await system(page, "CanvasText");
      const days = page.getByRole("main").locator("dd span[aria-hidden] i");
      await expect(days).toHaveCount(4);
      for (const day of await days.all()) expect(await background(day, "::after")).toBe(ink);
      const filled = page.locator('#certification i[data-filled="true"]');
      await expect(filled).toHaveCount(8);
      expect(await background(filled.first(), "::before")).toBe(await system(page, "Highlight"));
      for (const step of await page.locator("#certification ol > li > span").all()) {
        expect(await background(step)).toBe(ink);
      }
    });

    test("gallery: a checked filter has its mark, the viewer and its buttons have edges", async ({
      page,
    }) => {
      await visit(page, "/gallery");
      const box = page.getByRole("checkbox").nth(1);
      await box.check();
      expect(await background(box, "::before")).toBe(await system(page, "CanvasText"));
      await expectEdge(page, box);
      await pictures(page).first().click();
      const viewer = page.getByRole("dialog");
      await expectEdge(page, viewer);
      for (const button of await viewer.getByRole("button").all()) await expectEdge(page, button);
    });

    test("forms: fields and buttons have edges, the focus a ring", async ({ page }) => {
      await visit(page, "/contact-us");
      const form = page.getByRole("main").locator("form");
      for (const control of await form.locator("input, textarea, button").all())
        await expectEdge(page, control);
      await page.keyboard.press("Tab");
      for (let step = 0; step < 12; step++) {
        await expectFocusRing(page);
        await page.keyboard.press("Tab");
      }
    });
  });
}
