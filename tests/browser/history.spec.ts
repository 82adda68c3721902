import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import fc from "fast-check";
import { holdScripts, hydrated } from "./visit";

const names = ["about-us", "partners", "gallery"] as const;
type Name = (typeof names)[number];

/** The title and the heading of each page, from the static HTML. */
const pages = new Map(
  names.map((name) => {
    const html = readFileSync(`public/${name}/index.html`, "utf8");
    const title = html.match(/<title[^>]*>([^<]*)/)?.[1] ?? "";
    const heading = html.match(/<h1[^>]*>([^<]*)/)?.[1] ?? "";
    return [`/${name}`, { title, heading }];
  }),
);

type Step = { kind: "link"; to: Name } | { kind: "back" | "forward" | "reload" };
type Move = Step & {
  /** Waits until React has hydrated the page before the step. */
  isHydrated: boolean;
  isScrolled: boolean;
};

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant("link" as const), to: fc.constantFrom(...names) }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constantFrom("back", "forward", "reload") }), weight: 3 },
);

const move: fc.Arbitrary<Move> = fc
  .tuple(step, fc.boolean(), fc.boolean())
  .map(([step, isHydrated, isScrolled]) => ({ ...step, isHydrated, isScrolled }));

/** The paths that a tab has visited, and the index of the current one. */
type Tab = { entries: string[]; index: number };

/** Takes a step and returns the resulting history of the tab. */
async function take(page: Page, tab: Tab, { isHydrated, isScrolled, ...step }: Move): Promise<Tab> {
  const { entries, index } = tab;
  if (isHydrated) await hydrated(page);
  if (isScrolled) await page.mouse.wheel(0, 900);
  switch (step.kind) {
    case "link": {
      const link = page.getByRole("contentinfo").locator(`a[href="/${step.to}"]`);
      await link.evaluate((element: HTMLElement) => element.click());
      if (entries[index] === `/${step.to}`) return tab;
      return { entries: [...entries.slice(0, index + 1), `/${step.to}`], index: index + 1 };
    }
    case "reload":
      await page.reload({ waitUntil: "domcontentloaded" });
      return tab;
    default: {
      const next = index + (step.kind === "back" ? -1 : 1);
      if (entries[next] === undefined) return tab;
      await page.evaluate((delta) => history.go(delta), next - index);
      return { entries, index: next };
    }
  }
}

/** Expects the address, heading and title of the current history entry. */
async function expectAgreement(page: Page, { entries, index }: Tab): Promise<void> {
  const path = entries[index] ?? "";
  const { title = "", heading = "" } = pages.get(path) ?? {};
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect.poll(() => page.evaluate(() => document.title.replaceAll("&", "&amp;"))).toBe(title);
}

async function expectHistory(page: Page, moves: readonly Move[]): Promise<void> {
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  let tab: Tab = { entries: ["/about-us"], index: 0 };
  for (const move of moves) {
    tab = await take(page, tab, move);
    await expectAgreement(page, tab);
  }
  await hydrated(page);
  await expectAgreement(page, tab);
}

test("Back and Forward before hydration show the page of the address, from its top", async ({ page }) => {
  const step = { isHydrated: true, isScrolled: false };
  await expectHistory(page, [
    { kind: "link", to: "partners", ...step },
    { kind: "reload", ...step },
  ]);
  const entries = ["/about-us", "/partners"];
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  for (const [delta, index] of [
    [-1, 0],
    [1, 1],
  ] as const) {
    await page.evaluate((delta) => history.go(delta), delta);
    await expectAgreement(page, { entries, index });
  }
  release();
  await hydrated(page);
  await expectAgreement(page, { entries, index: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("address, heading and title agree for any order of visits", async ({ browser }) => {
  test.slow();
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 8 }), async (moves) => {
      // Each sequence has its own history.
      const context = await browser.newContext();
      try {
        await expectHistory(await context.newPage(), moves);
      } finally {
        await context.close();
      }
    }),
    // Do not search for a shorter failing sequence: each try takes seconds.
    { numRuns: 4, endOnFailure: true },
  );
});
