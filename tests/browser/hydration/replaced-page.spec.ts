import { expect, type Page, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { entered, portrait } from "../components/form/form-entry";
import { hydrated, openHeld } from "../navigation/visit";

/** Opens a page whose data are newer than its document, as right after a deployment. */
async function openOutdated(page: Page, path: string): Promise<() => void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ json: JSON.parse(text.replaceAll('"title":"', '"title":"New: ')) });
  });
  return openHeld(page, path);
}

/** What a translator does to a page. Runs in the page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    if (!node.data.trim() || node.parentElement?.closest("script, style, noscript")) continue;
    const font = document.createElement("font");
    node.replaceWith(font);
    font.append(`(${node.data})`);
  }
}

for (const [cause, open, change] of [
  ["its data are newer", openOutdated, () => {}],
  ["it is translated", openHeld, translate],
] as const) {
  test(`if React renders a page anew because ${cause}, what was entered and chosen stays`, async ({
    page,
  }) => {
    const release = await open(page, "/about-us");
    const mode = (name: "light" | "dark") =>
      page.getByRole("banner").getByRole("radio", { name: words.colorMode[name], exact: true });
    await mode("dark").check();
    const form = page.getByRole("main").getByRole("form");
    const [name, message] = [form.locator("[name=name]"), form.locator("[name=message]")];
    await name.fill(entered.name);
    await page.locator("input[type=file]").setInputFiles(portrait);
    await message.fill(entered.message);
    const footer = page.locator("footer");
    const styles = () => footer.evaluate((footer) => [getComputedStyle(footer).display, footer.clientWidth]);
    const before = await styles();
    const old = await footer.elementHandle();
    await page.evaluate(change);
    release();
    await hydrated(page);
    expect(await old?.evaluate((footer) => footer.isConnected)).toBe(false);
    await expect(name).toHaveValue(entered.name);
    await expect(message).toHaveValue(entered.message);
    await expect(page.getByRole("img", { name: words.form.preview })).toBeVisible();
    await expect.poll(styles).toEqual(before);
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark");
    await mode("light").check();
    await expect(page.locator("html")).toHaveAttribute("data-color-mode", "light");
    // React reports each kind of mismatch, and that it renders the page anew.
    const errors = (await page.pageErrors()).map(({ message }) => /error #(\d+)/.exec(message)?.[1]);
    expect(["418", "423", "425"]).toEqual(expect.arrayContaining(errors));
  });
}
