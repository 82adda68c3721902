import { expect, type Locator, type Page, test } from "@playwright/test";
import { home, words } from "../../node/site/content";
import { pictures, viewer } from "../components/gallery/gallery-page";
import { currentStar, first, homeCarousel, programs } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";

// Colors change without a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const system = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.cssText = `forced-color-adjust: none; background-color: ${name}`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

const background = (element: Locator, part?: "::before" | "::after") =>
  element.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

async function expectEdge(page: Page, control: Locator) {
  const edge = await control.evaluate((element) => {
    const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } = getComputedStyle(element);
    return { width: borderBlockEndWidth, style: borderBlockEndStyle, color: borderBlockEndColor };
  });
  expect(Number.parseFloat(edge.width)).toBeGreaterThanOrEqual(1);
  expect(edge.style).not.toBe("none");
  expect(edge.color).not.toBe(await system(page, "Canvas"));
}

test.beforeEach(({ context }) => answerOtherHosts(context));

/** Opens a page, and expects the same on a light and a dark palette. */
async function onBothPalettes(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await visit(page, path);
  await check();
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await check();
}

const isMarked = async (page: Page, color: string) => color === (await system(page, "Highlight"));

test("with forced colors, the header marks the current page, the chosen mode and the open menu", async ({
  page,
}) => {
  await onBothPalettes(page, "/gallery", async () => {
    expect(await system(page, "Canvas")).not.toBe(await system(page, "CanvasText"));
    const logo = page.getByRole("banner").getByRole("img");
    expect(await background(logo)).toBe("rgb(29, 36, 70)");
    const navigation = page.getByRole("navigation", { name: words.navigation.main });
    const current = navigation.locator("[aria-current=page]");
    await expect(current).toHaveCSS("text-decoration-line", "underline");
    expect(await isMarked(page, await background(current, "::before"))).toBe(true);
    const modes = page.getByRole("group", { name: words.colorMode.label }).locator("visible=true");
    const marks = await modes
      .getByRole("radio")
      .evaluateAll((all) =>
        all.map((radio) => getComputedStyle(radio.closest("label") ?? radio).backgroundColor),
      );
    const highlight = await system(page, "Highlight");
    expect(marks.map((mark) => mark === highlight)).toEqual([true, false, false]);
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.getByRole("button", { name: words.navigation.menu });
    await expectEdge(page, menu);
    await menu.click();
    expect(await isMarked(page, await background(menu))).toBe(true);
    await menu.click();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test("with forced colors, the home page's logos have a plate, its icons the text color, the slide a mark, links no edge", async ({
  page,
}) => {
  await onBothPalettes(page, "/", async () => {
    const sectionOf = (name: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name }) });
    const ground = await sectionOf(home.clients.heading)
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
    const icons = sectionOf(home.services.heading).locator("svg");
    for (const icon of await icons.all()) await expect(icon).toHaveCSS("stroke", ink);
    const link = page.getByRole("link", { name: home.about.action?.label ?? "" });
    await expect(link).toHaveCSS("border-top-width", "0px");
    expect(await isMarked(page, await background(currentStar(page), "::before"))).toBe(true);
    const other = homeCarousel(page).locator("button:not([aria-current=true])[aria-label*=slide i]");
    for (const button of await other.all())
      expect(await isMarked(page, await background(button, "::before"))).toBe(false);
  });
});

const program = first(
  programs,
  (program) => program.duration?.days !== undefined && Object.hasOwn(program, "certification"),
);

test("with forced colors, the days, steps and shares of a program, and drawings, are visible", async ({
  page,
}) => {
  await onBothPalettes(page, program.path, async () => {
    const ink = await system(page, "CanvasText");
    const days = page.getByRole("main").locator("dd i[aria-hidden]");
    expect(await background(days, "::after")).toBe(ink);
    const steps = page.locator("#qualify ol > li");
    const fill = await steps
      .locator("> div")
      .evaluate((arches) => getComputedStyle(arches, "::before").backgroundImage);
    expect(fill).toContain(await system(page, "Highlight"));
    const stars = steps.locator("> span");
    expect(await stars.count()).toBeGreaterThan(1);
    for (const star of await stars.all()) {
      expect(await background(star)).toBe(ink);
      // The browser draws a plate behind forced text, which would hide the number.
      await expect(star).toHaveCSS("forced-color-adjust", "none");
    }
  });
  await visit(page, "/about-us");
  const drawings = page.getByRole("main").locator("li > svg");
  expect(await drawings.count()).toBeGreaterThan(2);
  const ink = await system(page, "CanvasText");
  for (const drawing of await drawings.all()) await expect(drawing).toHaveCSS("stroke", ink);
});

test("with forced colors, a checked filter has its mark, the viewer and its buttons an edge", async ({
  page,
}) => {
  await onBothPalettes(page, "/gallery", async () => {
    const box = page.getByRole("checkbox").nth(1);
    await box.check();
    const chosen = await system(page, "Highlight");
    await expect.poll(() => background(box.locator(".."), "::before")).toBe(chosen);
    await pictures(page).first().click();
    await expectEdge(page, viewer(page));
    for (const button of await viewer(page).getByRole("button").all()) await expectEdge(page, button);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
  });
});

test("with forced colors, fields and buttons have edges", async ({ page }) => {
  await onBothPalettes(page, "/contact-us", async () => {
    const controls = page.getByRole("main").locator("form").locator("input, textarea, button");
    for (const control of await controls.all()) await expectEdge(page, control);
  });
});
