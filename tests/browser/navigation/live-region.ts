import type { Page } from "@playwright/test";
import { words } from "../../node/site/content";

/** Records the texts of live regions from now on. Ignores hidden regions, which screen readers do not announce. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-live], [role=status]");
        const text = region?.textContent ?? "";
        if (region?.checkVisibility() && text !== "" && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    // Gatsby announces pages in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    const said: string[] = await page.evaluate(() => Reflect.get(window, "said").splice(0));
    // On a busy machine, a page can take long to load.
    return said.filter((text) => text !== words.navigation.loading);
  };
}
