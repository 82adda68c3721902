import { expect, type Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { footer, header, type Program, programPage, site, words } from "../site/content";
import { fileOf } from "./place";
import { visit } from "./visit";

const { address, brand, contact } = site;

/** Positions are in points, from the lower left corner of the sheet. */
type Run = { text: string; left: number; right: number; bottom: number };

type Sheet = { width: number; runs: Run[] };

/** Line breaks and ligatures must not affect a comparison. */
const squeeze = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

/** Prints on A4 with the browser's default settings. Leaves out the footers of the sheets. */
async function printed(page: Page): Promise<Sheet[]> {
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

const textOf = (sheets: readonly Sheet[]) =>
  squeeze(sheets.flatMap(({ runs }) => runs.map(({ text }) => text)).join(""));

/** These fields are not printed. They are for numbers, lists, search engines, pictures and styles. */
const unprinted = new Set("id path name summary metadata image tone accent motif related color".split(" "));

/** Returns every text and number of a program's file that belongs on its handout. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    // At the top level, `label` is the program's name in the navigation.
    const isLeftOut = unprinted.has(key) || key === "sample" || (depth === 0 && key === "label");
    return isLeftOut ? [] : textsOf(field, depth + 1);
  });
}

const entryNames = [...header.entries, ...footer.links].flatMap(({ name, ...entry }) => [
  name,
  ...("subPages" in entry ? (entry.subPages ?? []).map(({ name }) => name) : []),
]);
const controls = [
  words.navigation.menu,
  header.explore.label,
  words.navigation.skip,
  programPage.quote,
  words.contact.write,
  words.landing.more,
  programPage.related.heading,
];

/** Returns the headings with text below them. The name of a trainer is below its picture, and logos have no text. */
const headingsOf = async (page: Page) => {
  const headings = page.getByRole("main").locator(":is(h1, h2, h3, h4):not(:last-child)");
  const texts = await headings.evaluateAll((headings) =>
    headings
      .filter((heading) => heading.closest("section")?.textContent.trim() !== heading.textContent.trim())
      .map(({ textContent }) => textContent ?? ""),
  );
  return texts.map(squeeze);
};

function expectNoHeadingAtTheFoot(sheets: readonly Sheet[], headings: readonly string[]) {
  const isHeading = (text: string) =>
    headings.some((heading) => heading.startsWith(text) || heading.endsWith(text));
  const lastLines = sheets.map(({ runs }) => {
    const foot = Math.min(...runs.map(({ bottom }) => bottom));
    // Runs on the last line may be a little higher or lower.
    return runs.filter(({ bottom }) => bottom < foot + 6).map(({ text }) => squeeze(text));
  });
  // A sheet that has only pictures has no last line.
  const isAtFoot = lastLines.filter((line) => line.length > 0 && line.every(isHeading));
  expect(isAtFoot, "headings at the foot of a sheet").toEqual([]);
}

function lacking(sheets: readonly Sheet[], texts: readonly string[]): string[] {
  const printed = textOf(sheets);
  return texts.filter((text) => !printed.includes(squeeze(text)));
}

/** Expects brand, title, all content and the office, but nothing that only makes sense on a screen. */
export async function expectHandOut(page: Page, program: Program): Promise<void> {
  const headings = await headingsOf(page);
  const sheets = await printed(page);

  const office = [...contact.address, ...contact.phones, contact.email, address + program.path];
  const form = `${address}/contact-us?about=${fileOf(program)}`;
  expect(lacking(sheets, [brand.claim, ...textsOf(program), ...office, form]), "missing texts").toEqual([]);
  // The title is in the top fifth of the first sheet. A4 is 842 points high.
  const top = sheets
    .slice(0, 1)
    .map((sheet) => ({ ...sheet, runs: sheet.runs.filter(({ bottom }) => bottom > 674) }));
  expect(lacking(top, [program.landing.title]), "missing at the top").toEqual([]);

  const own = [program.name, program.landing.title];
  const foreign = [...entryNames, ...controls].filter((name) => !own.includes(name));
  const runs = sheets.flatMap((sheet) => sheet.runs);
  const needless = runs.map((run) => run.text).filter((run) => foreign.includes(run));
  expect(needless, "texts for a screen").toEqual([]);

  for (const sheet of sheets) {
    const outside = sheet.runs.filter(({ left, right }) => left < 40 || right > sheet.width - 40);
    const texts = outside.map(({ text }) => text);
    expect(texts, "texts outside of the margins").toEqual([]);
  }
  expectNoHeadingAtTheFoot(sheets, headings);
}

/** Leaves out the pictures, which are not printed, to save time. */
export async function openForPrint(page: Page, path: string): Promise<void> {
  await page.route(/\.(?:jpg|webp|avif)$/, (route) => route.abort());
  await visit(page, path);
}

/** Expects the brand and the contact details, and no empty sheet. */
async function expectSheets(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const sheets = await printed(page);
  // Only the gallery may print a sheet that has just the eight lines of the office.
  if (path !== "/gallery") for (const { runs } of sheets) expect(runs.length).toBeGreaterThan(8);
  expectNoHeadingAtTheFoot(sheets, await headingsOf(page));
  expect(lacking(sheets, [title, ...contact.phones, contact.email]), "missing texts").toEqual([]);
  expect(lacking(sheets, [words.navigation.skip]), "the skip link is not printed").toHaveLength(1);
}
