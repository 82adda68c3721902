import { expect, type Page, test } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { header, home, site, words } from "../../node/site/content";
import { programs, programWith, templatePaths } from "../navigation/place";
import { visit } from "../navigation/visit";

/** Line breaks and ligatures must not affect a comparison. */
const squeeze = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

/** Prints on A4 with the browser's default settings. Returns the text of each sheet. */
async function printed(page: Page): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const sheets = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return squeeze(items.map((item) => ("str" in item ? item.str : "")).join(""));
  });
  return Promise.all(sheets);
}

const lacking = (sheets: readonly string[], texts: readonly string[]) =>
  texts.filter((text) => !sheets.join("").includes(squeeze(text)));

/**
 * Returns the elements in the flow that cover a sibling, or its content. Boxes may share a line. Runs in the page.
 */
function overlaps(): string[] {
  type Area = { left: number; right: number; top: number; bottom: number };
  const line = 3;
  const found: string[] = [];

  const doOverlap = (a: Area, b: Area) =>
    a.left < b.right - line && b.left < a.right - line && a.top < b.bottom - line && b.top < a.bottom - line;

  /** Returns the area of an element and of what is in it, which may lie outside of its box. */
  function areaOf(element: Element): Area | undefined {
    const { position, display } = getComputedStyle(element);
    const isInFlow = position !== "absolute" && position !== "fixed" && display !== "inline";
    if (!isInFlow || !element.checkVisibility()) return undefined;
    const parts = [...element.children].flatMap((child) => {
      const area = areaOf(child);
      return area ? [{ child, area }] : [];
    });
    for (const [index, { child, area }] of parts.entries())
      for (const other of parts.slice(index + 1))
        if (doOverlap(area, other.area)) found.push(`${child.className} and ${other.child.className}`);
    const areas = [element.getBoundingClientRect(), ...parts.map(({ area }) => area)];
    return {
      left: Math.min(...areas.map(({ left }) => left)),
      right: Math.max(...areas.map(({ right }) => right)),
      top: Math.min(...areas.map(({ top }) => top)),
      bottom: Math.max(...areas.map(({ bottom }) => bottom)),
    };
  }

  areaOf(document.body);
  return found;
}

/** The home page prints an action that leads somewhere, with its address. It may have the label of the one in the header. */
const controlsOf = (path: string) =>
  [words.navigation.skip, header.explore.label, words.landing.more, words.contact.quote].filter(
    (label) => path !== "/" || label !== home.carousel.action.label,
  );

for (const path of templatePaths.filter((path) => path !== "/partners" && path !== "/about-us")) {
  test(`${path} prints its text and the office's address, without controls, overlaps and empty sheets`, async ({
    page,
  }) => {
    await visit(page, path);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const sheets = await printed(page);
    const { address, email } = site.contact;
    const controls = controlsOf(path);
    expect(lacking(sheets, [title, ...address, email]), "missing texts").toEqual([]);
    expect(lacking(sheets, controls), "controls are not printed").toEqual(controls);
    // Sheets of the gallery have only pictures.
    if (path !== "/gallery") for (const sheet of sheets) expect(sheet).not.toBe("");
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(overlaps)).toEqual([]);
  });
}

/** These fields are not printed. They are for numbers, lists, search engines, pictures and styles. */
const unprinted = new Set(
  "id path name summary metadata image tone accent motif related color sample".split(" "),
);

/** Returns every text and number of a program's file that belongs on paper. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    // At the top level, `label` is the program's name in the navigation.
    unprinted.has(key) || (depth === 0 && key === "label") ? [] : textsOf(field, depth + 1),
  );
}

test("a program prints with all its text", async ({ page }) => {
  const program = programs.find(({ landing }) => landing.isExpandable) ?? programWith("outline");
  await visit(page, program.path);
  expect(lacking(await printed(page), textsOf(program))).toEqual([]);
});

test("a page in dark mode is printed in black on white", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  await visit(page, programWith("description").path);
  await page.emulateMedia({ media: "print" });
  const inks = await page
    .locator(":is(main, footer) :is(h1, h2, h3, p, li, span)")
    .locator("visible=true")
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  const channels = inks.flatMap((ink) => (ink.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  expect(Math.max(...channels)).toBeLessThan(0xa8);
  // Visitors can print backgrounds too.
  for (const surface of await page.locator("[data-surface=dark]").locator("visible=true").all())
    await expect(surface).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
