import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { answerOtherHosts, visit } from "./visit";

// Colours are compared as they are, never on their way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ context }) => answerOtherHosts(context));

/** One path for each kind of page and each kind of section a program may have. */
const templates = [
  "/",
  "/about-us",
  "/flagship-programs",
  "/certifications-content",
  "/partners",
  "/gallery",
  "/contact-us",
  "/flagship/palsam",
  "/flagship/rx-sales",
  "/flagship/key-account-management",
  "/flagship/merchandising",
  "/flagship/creative-thinking",
  "/certifications/mini-mba",
  "/certifications/pharmaceutical-sales-and-marketing",
];

/** What axe finds in the page as it stands, a line for each element. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

async function expectNone(page: Page) {
  for (const mode of ["light", "dark"]) {
    await page.evaluate(
      (value) => Object.assign(document.documentElement.dataset, { colorMode: value }),
      mode,
    );
    expect.soft(await violations(page), mode).toEqual([]);
  }
}

for (const path of templates) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    await visit(page, path);
    await expectNone(page);
  });
}

test("axe finds nothing in the open menu, light and dark", async ({ page, isMobile }) => {
  await visit(page, "/flagship/palsam");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).tap();
  else await page.getByRole("button", { name: /^Flagship/ }).click();
  await expect(page.getByRole("link", { name: "Creative Thinking" }).first()).toBeVisible();
  await expectNone(page);
});
