import { expect, type Locator, type Page } from "@playwright/test";

/** What a system color is at the moment, as computed styles have it. */
export const system = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.cssText = `forced-color-adjust: none; background-color: ${name}`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

/** The background of an element, or of what its styles put before or after its content. */
export const background = (element: Locator, part?: "::before" | "::after") =>
  element.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

/** Expects a line around a control in a color that shows. */
export async function expectEdge(page: Page, control: Locator) {
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

/** Expects a ring around whatever has the focus, in a color that shows. */
export async function expectFocusRing(page: Page) {
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
