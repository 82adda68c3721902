import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/** In points, from the lower left corner of the sheet. */
type Run = { text: string; left: number; right: number; bottom: number };

export type Sheet = { width: number; runs: Run[] };

/** Line breaks and ligatures must not affect a comparison. */
export const squeeze = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

/** On A4 with the browser's default settings. The sheets have no footers here. */
export async function printed(page: Page): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const { items } = await sheet.getTextContent();
      const runs = items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , , left = 0, bottom = 0] = item.transform;
        return [{ text: item.str, left, right: left + item.width, bottom }];
      });
      return { width: sheet.view[2] ?? 0, runs: runs.filter(({ bottom }) => bottom > 45) };
    }),
  );
}

export const textOf = (sheets: readonly Sheet[]) =>
  squeeze(sheets.flatMap(({ runs }) => runs.map(({ text }) => text)).join(""));
