import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { printed, type Sheet, squeeze, textOf } from "./pdf";
import { visit } from "./visit";

const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, "utf8"));

const programs: { path: string; name: string; landing: { title: string } }[] = readdirSync("data/programs")
  .filter((file) => file.endsWith(".json"))
  .map((file) => read(`programs/${file}`));

const site = read("site.json");
const { contact, brand } = site;

/** Fields that are not for the page's own text: for lists, search engines, pictures, styles. */
const unprinted = new Set([
  "path",
  "name",
  "summary",
  "metadata",
  "image",
  "tone",
  "accent",
  "related",
  "color",
]);

/** Every text and number of a program's file that belongs on its hand-out. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    // A program's label is its name in the navigation.
    const isLeftOut = unprinted.has(key) || key === "sample" || (depth === 0 && key === "label");
    return isLeftOut ? [] : textsOf(field, depth + 1);
  });
}

type Entry = { name: string; subPages?: Entry[] };
const entries: Entry[] = [...read("navigation/header.json").entries, ...read("navigation/footer.json").links];
const entryNames = entries.flatMap(({ name, subPages = [] }) => [name, ...subPages.map(({ name }) => name)]);
const controls = [
  "Menu",
  "Explore Now",
  "Skip to content",
  "Ask for a quote",
  "Read more",
  "Where to go next",
];

const headingsOf = async (page: Page) =>
  (await page.getByRole("main").locator("h1, h2, h3, h4").allTextContents()).map(squeeze);

/** Expects text below or beside every heading, not above it alone. */
function expectNoHeadingAtTheFoot(sheets: readonly Sheet[], headings: readonly string[]) {
  for (const { runs } of sheets) {
    const foot = Math.min(...runs.map(({ bottom }) => bottom));
    // Those beside its text stand a little higher or lower.
    const lastLine = runs.filter(({ bottom }) => bottom < foot + 6).map(({ text }) => squeeze(text));
    expect(lastLine.filter((text) => !headings.some((heading) => heading.includes(text)))).not.toEqual([]);
  }
}

/** Expects a hand-out: brand, title, all of the content, the office, nothing that only a screen is for. */
async function expectHandOut(page: Page, program: (typeof programs)[number]) {
  const headings = await headingsOf(page);
  const sheets = await printed(page);
  const text = textOf(sheets);
  expect(sheets.length).toBeLessThanOrEqual(2);

  const office = [...contact.address, ...contact.phones, contact.email, site.address + program.path];
  const missing = [brand.claim, ...textsOf(program), ...office].filter(
    (part) => !text.includes(squeeze(part)),
  );
  expect(missing).toEqual([]);
  // The upper fifth of the first sheet; A4 is 842 points high.
  const top = sheets
    .slice(0, 1)
    .map((sheet) => ({ ...sheet, runs: sheet.runs.filter(({ bottom }) => bottom > 674) }));
  expect(textOf(top)).toContain(squeeze(program.landing.title));

  const own = [program.name, program.landing.title];
  const foreign = [...entryNames, ...controls].filter((name) => !own.includes(name));
  const runs = sheets.flatMap((sheet) => sheet.runs);
  expect(runs.map((run) => run.text).filter((run) => foreign.includes(run))).toEqual([]);

  for (const sheet of sheets) {
    const outside = sheet.runs.filter(({ left, right }) => left < 40 || right > sheet.width - 40);
    expect(outside).toEqual([]);
  }
  expectNoHeadingAtTheFoot(sheets, headings);
}

/** Pictures of a program are not printed: the pages come faster without them. */
async function open(page: Page, path: string) {
  await page.route(/\.(?:jpg|webp|avif)$/, (route) => route.abort());
  await visit(page, path);
}

const half = Math.ceil(programs.length / 2);
for (const [part, list] of [programs.slice(0, half), programs.slice(half)].entries()) {
  test(`programs print as hand-outs of one or two pages, part ${part + 1}`, async ({ page, isMobile }) => {
    test.skip(isMobile, "Paper is as wide wherever it is printed from.");
    test.slow();
    for (const program of list) {
      await test.step(program.path, async () => {
        await open(page, program.path);
        await expectHandOut(page, program);
      });
    }
  });
}

for (const { name, mode, path } of [
  {
    name: "a text that is folded on a phone is printed whole",
    mode: "light",
    path: "/flagship/order-making",
  },
  {
    name: "a page that is dark is printed in black on white",
    mode: "dark",
    path: "/certifications/mini-mba",
  },
]) {
  test(name, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), mode);
    await open(page, path);
    const program = programs.find((program) => program.path === path);
    if (!program) throw new Error(`no program at ${path}`);
    await expectHandOut(page, program);
    await page.emulateMedia({ media: "print" });
    const inks = await page
      .getByRole("main")
      .locator("h1, h2, h3, p, li")
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    const brightest = inks.flatMap(
      (ink) =>
        ink
          .match(/[\d.]+/g)
          ?.slice(0, 3)
          .map(Number) ?? [],
    );
    expect(Math.max(...brightest)).toBeLessThan(0xa8);
  });
}

test("without script a page that was made dark is printed in black on white", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto("/partners");
  await page.getByRole("radio", { name: "Dark" }).locator("visible=true").check();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.close();
});

for (const path of ["/", "/about-us", "/gallery", "/contact-us", "/partners", "/flagship-programs"]) {
  test(`${path} prints under the brand, without an empty sheet, and says where the office is`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "Paper is as wide wherever it is printed from.");
    await visit(page, path);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const sheets = await printed(page);
    expect(sheets.length).toBeLessThanOrEqual(2);
    // The office has eight lines; it stands alone below pictures only.
    if (path !== "/gallery") for (const { runs } of sheets) expect(runs.length).toBeGreaterThan(12);
    expectNoHeadingAtTheFoot(sheets, await headingsOf(page));
    const text = textOf(sheets);
    for (const part of [title, ...contact.phones, contact.email]) expect(text).toContain(squeeze(part));
    expect(text).not.toContain(squeeze("Skip to content"));
  });
}
