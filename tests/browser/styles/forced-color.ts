import { expect, type Locator, type Page } from "@playwright/test";

export const system = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.cssText = `forced-color-adjust: none; background-color: ${name}`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

export const background = (element: Locator, part?: "::before" | "::after") =>
  element.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

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

export async function expectFocusRing(page: Page) {
  const ring = await page.evaluate(() => {
    const ringOf = (element: Element | null | undefined): { width: number; color: string } | undefined => {
      if (!element) return undefined;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      // A visually hidden control shows the ring around its label.
      if (outlineStyle === "none") return ringOf(element.parentElement?.closest("label"));
      return { width: Number.parseFloat(outlineWidth), color: outlineColor };
    };
    return ringOf(document.activeElement);
  });
  expect(ring?.width).toBeGreaterThanOrEqual(2);
  expect(ring?.color).not.toBe(await system(page, "Canvas"));
}
