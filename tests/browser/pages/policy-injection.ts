import type { Page } from "@playwright/test";

const red = "rgb(255, 0, 0)";

/** Markup that an attacker may inject into a page, with a name and the directive that must block it. */
export const injections: [what: string, directive: string, markup: string][] = [
  ["an inline script", "script-src-elem", "<script>injected()</script>"],
  ["an inline event handler", "script-src-attr", '<img src="/favicon.svg" alt="" onload="injected()">'],
  ["a javascript: address", "script-src-elem", '<a id="trap" href="javascript:injected()">Trap</a>'],
  ["a script of another host", "script-src-elem", '<script src="https://x.example/a.js"></script>'],
  ["a script in a data: address", "script-src-elem", '<script src="data:,injected()"></script>'],
  ["a script that the page does not load", "script-src-elem", '<script src="/injected.js"></script>'],
  ["a style attribute", "style-src-attr", `<p id="trap" style="color: ${red}">Trap</p>`],
  ["a style element", "style-src-elem", `<style>#trap { color: ${red} }</style><p id="trap">Trap</p>`],
  [
    "styles of another host",
    "style-src-elem",
    '<link rel="stylesheet" href="https://x.example/a.css"><p id="trap">Trap</p>',
  ],
  ["a base element", "base-uri", '<base href="https://x.example/">'],
  ["a frame", "frame-src", '<iframe src="https://x.example/" title="Trap"></iframe>'],
  ["an object", "object-src", '<object data="https://x.example/a.html" type="text/html"></object>'],
  ["a picture of another host", "img-src", '<img src="https://x.example/a.png" alt="">'],
];

export const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");

/** Adds the markup to the body of a page, and returns its effects. */
export async function openWith(page: Page, markup: string, edit = (html: string) => html): Promise<string[]> {
  const happened: string[] = [];
  await page.exposeFunction("injected", () => happened.push("run"));
  await page.route(
    ({ hostname }) => hostname === "x.example",
    (route) => {
      happened.push("fetched");
      return route.fulfill({ contentType: "text/css", body: `#trap { color: ${red} }` });
    },
  );
  await page.route("/injected.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "injected()" }),
  );
  await page.route("/partners", async (route) => {
    const response = await route.fetch();
    const html = edit(await response.text());
    await route.fulfill({ response, body: html.replace(/<body[^>]*>/, (body) => body + markup) });
  });
  await page.goto("/partners");
  const trap = page.locator("#trap");
  if ((await trap.count()) === 0) {
    if (markup.startsWith("<base") && (await page.evaluate(() => document.baseURI)).includes("x.example"))
      happened.push("based");
    return happened;
  }
  if (markup.startsWith("<a")) await trap.click();
  if (await trap.evaluate((element, color) => getComputedStyle(element).color === color, red))
    happened.push("styled");
  return happened;
}
