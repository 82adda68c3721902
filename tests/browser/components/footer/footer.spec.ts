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

test("a social network without a destination scrolls to 70 px above the content, smoothly if motion is not reduced", {
  tag: "@firefox",
}, async ({ page, browserName }) => {
  const network = site.social.find(({ destination }) => destination === "");
  test.skip(!network, "all networks have a destination");
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...options: unknown[]) => {
      const [first] = options;
      if (typeof first === "object")
        Object.assign(window, { behavior: Reflect.get(first ?? {}, "behavior") });
      scrollTo(...(options as [ScrollToOptions]));
    };
  });
  await visit(page, program?.path ?? "");
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "auto"],
  ] as const) {
    // Firefox's driver cannot emulate the preference.
    if (browserName === "firefox" && reducedMotion === "reduce") continue;
    await page.emulateMedia({ reducedMotion });
    await scrollDown(page);
    await contentinfo(page)
      .getByRole("link", { name: network?.name ?? "", exact: true })
      .click();
    expect(await page.evaluate(() => Reflect.get(window, "behavior"))).toBe(behavior);
    const top = () => page.getByRole("main").evaluate((main) => Math.round(main.getBoundingClientRect().top));
    await expect.poll(top).toBe(70);
    await expect(page.getByRole("main")).toBeFocused();
  }
});

test("the footer shows the browser's year, also after New Year, without an error", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-01T10:00:00"));
  await visit(page, "/partners");
  await expect(contentinfo(page)).toContainText("© 2031");
  expect((await page.consoleMessages()).map((message) => message.text())).toEqual([]);
});
