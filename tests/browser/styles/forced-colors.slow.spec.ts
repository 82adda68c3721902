import { expect, test } from "@playwright/test";
import { home, words } from "../../node/site/content";
import { pictures } from "../components/gallery/gallery-page";
import { currentStar, first, homeCarousel, programs } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";
import { background, expectEdge, system } from "./forced-color";

test.beforeEach(({ context }) => answerOtherHosts(context));

const program = first(
  programs,
  (program) => program.duration?.days !== undefined && Object.hasOwn(program, "certification"),
);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`on a ${colorScheme} forced palette`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme }));

    test("header: the logo is visible, the current page and the chosen mode are marked", async ({ page }) => {
      await visit(page, "/gallery");
      expect(await system(page, "Canvas")).not.toBe(await system(page, "CanvasText"));
      const logo = page.getByRole("banner").getByRole("img");
      expect(await background(logo)).toBe("rgb(29, 36, 70)");
      const current = page
        .getByRole("navigation", { name: words.navigation.main })
        .locator("[aria-current=page]");
      await expect(current).toHaveCSS("text-decoration-line", "underline");
      expect(await background(current, "::before")).toBe(await system(page, "Highlight"));
      const modes = page
        .getByRole("group", { name: words.colorMode.label })
        .locator("visible=true")
        .getByRole("radio");
      const marks = await modes.evaluateAll((radios) =>
        radios.map((radio) => getComputedStyle(radio.closest("label") ?? radio).backgroundColor),
      );
      const highlight = await system(page, "Highlight");
      expect(marks.map((mark) => mark === highlight)).toEqual([true, false, false]);
    });

    test("the menu button of a phone has an edge, and a mark while its sheet is open", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, "/gallery");
      const menu = page.getByRole("button", { name: words.navigation.menu });
      await expectEdge(page, menu);
      await menu.click();
      expect(await background(menu)).toBe(await system(page, "Highlight"));
    });

    test("drawings with an accent have the text color", async ({ page }) => {
      await visit(page, "/about-us");
      const ink = await system(page, "CanvasText");
      const drawings = page.getByRole("main").locator("[data-accent] svg");
      expect(await drawings.count()).toBeGreaterThan(2);
      for (const drawing of await drawings.all()) await expect(drawing).toHaveCSS("stroke", ink);
    });

    test("home: logos have a light plate, icons the text color, the slide a mark", async ({ page }) => {
      await visit(page, "/");
      const sections = page.locator("section");
      const clients = sections.filter({ has: page.getByRole("heading", { name: home.clients.heading }) });
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
      const services = sections.filter({ has: page.getByRole("heading", { name: home.services.heading }) });
      for (const icon of await services.locator("svg").all()) await expect(icon).toHaveCSS("stroke", ink);

      expect(await background(currentStar(page), "::before")).toBe(await system(page, "Highlight"));
      const other = homeCarousel(page).locator("button:not([aria-current=true])[aria-label*=slide i]");
      for (const button of await other.all()) {
        expect(await background(button, "::before")).not.toBe(await system(page, "Highlight"));
      }
    });

    test("a program: days, steps and shares are visible", async ({ page }) => {
      await visit(page, program.path);
      const ink = await system(page, "CanvasText");
      const days = page.getByRole("main").locator("dd span[aria-hidden] i");
      await expect(days).toHaveCount(program.duration?.days ?? 0);
      for (const day of await days.all()) expect(await background(day, "::after")).toBe(ink);
      const steps = page.locator("#qualify ol > li > [aria-hidden]");
      const fill = await steps
        .locator("div > div")
        .evaluate((arches) => getComputedStyle(arches, "::before").backgroundImage);
      expect(fill).toContain(await system(page, "Highlight"));
      for (const step of await steps.locator("> span").all()) {
        expect(await background(step)).toBe(ink);
      }
    });

    test("gallery: a checked filter has its mark, the viewer and its buttons an edge", async ({ page }) => {
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
  });
}
