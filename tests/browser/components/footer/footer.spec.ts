import { expect, type Page, test } from "@playwright/test";
import { site } from "../../../node/site/content";
import { programs } from "../../navigation/place";
import { visit } from "../../navigation/visit";

const contentinfo = (page: Page) => page.getByRole("contentinfo");
const [program] = programs;

/** A page that opens may scroll to its top once more. */
async function scrollDown(page: Page) {
  const scroll = () => {
    window.scrollTo(0, document.body.scrollHeight);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scroll)).toBeGreaterThan(100);
}

for (const [motion, behavior] of [
  ["no-preference", "smooth"],
  ["reduce", "auto"],
] as const) {
  test(`with prefers-reduced-motion: ${motion}, a social network without a destination scrolls (${behavior}) to 70 px above the content`, {
    tag: motion === "reduce" ? "@reduced-motion" : [],
  }, async ({ page }) => {
    const network = site.social.find(({ destination }) => destination === "");
    test.skip(!network, "all networks have a destination");
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, { behaviors: [] as (string | undefined)[] });
      window.scrollTo = (...options: unknown[]) => {
        const [first] = options;
        if (typeof first === "object")
          Reflect.get(window, "behaviors").push(Reflect.get(first ?? {}, "behavior"));
        scrollTo(...(options as [ScrollToOptions]));
      };
    });
    await visit(page, program?.path ?? "");
    await scrollDown(page);
    await contentinfo(page)
      .getByRole("link", { name: network?.name ?? "", exact: true })
      .click();
    expect(await page.evaluate(() => Reflect.get(window, "behaviors"))).toEqual([behavior]);
    const top = () => page.getByRole("main").evaluate((main) => Math.round(main.getBoundingClientRect().top));
    await expect.poll(top).toBe(70);
    await expect(page.getByRole("main")).toBeFocused();
  });
}

test("the footer shows the browser's year, also after New Year, without an error", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-01T10:00:00"));
  await visit(page, "/partners");
  await expect(contentinfo(page)).toContainText("© 2031");
  expect((await page.consoleMessages()).map((message) => message.text())).toEqual([]);
});
