import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/** A run of text on a printed page; measures in points, from the lower left corner of the sheet. */
type Run = { text: string; left: number; right: number; bottom: number };

export type Sheet = { width: number; runs: Run[] };

/** Text that can be compared, however it is broken into lines: curly marks and ligatures stay, spaces go. */
export const squeeze = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

/** Prints the page that is shown on A4, as it would be with the browser's own settings, and reads the sheets. */
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

/** All text of the sheets, squeezed. The numbers at their feet are left out already: they are below. */
export const textOf = (sheets: readonly Sheet[]) =>
  squeeze(sheets.flatMap(({ runs }) => runs.map(({ text }) => text)).join(""));
