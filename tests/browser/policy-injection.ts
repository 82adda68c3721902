import type { Page } from "@playwright/test";

const red = "rgb(255, 0, 0)";

/** What an attacker may inject into a page, with the directive that must block it. */
export const injections = [
  { what: "an inline script", directive: "script-src-elem", markup: "<script>injected()</script>" },
  {
    what: "an inline event handler",
    directive: "script-src-attr",
    markup: '<img src="/favicon.svg" alt="" onload="injected()">',
  },
  {
    what: "a javascript: address",
    directive: "script-src-elem",
    markup: '<a id="trap" href="javascript:injected()">Trap</a>',
  },
  {
    what: "a script of another host",
    directive: "script-src-elem",
    markup: '<script src="https://x.example/a.js"></script>',
  },
  {
    what: "a script in a data: address",
    directive: "script-src-elem",
    markup: '<script src="data:,injected()"></script>',
  },
  {
    what: "a script of the site that the page itself does not load",
    directive: "script-src-elem",
    markup: '<script src="/injected.js"></script>',
  },
  {
    what: "a style attribute",
    directive: "style-src-attr",
    markup: `<p id="trap" style="color: ${red}">Trap</p>`,
  },
  {
    what: "an inline style element",
    directive: "style-src-elem",
    markup: `<style>#trap { color: ${red} }</style><p id="trap">Trap</p>`,
  },
  {
    what: "styles of another host",
    directive: "style-src-elem",
    markup: '<link rel="stylesheet" href="https://x.example/a.css"><p id="trap">Trap</p>',
  },
  { what: "a base element", directive: "base-uri", markup: '<base href="https://x.example/">' },
  {
    what: "a frame",
    directive: "frame-src",
    markup: '<iframe src="https://x.example/" title="Trap"></iframe>',
  },
  {
    what: "an object",
    directive: "object-src",
    markup: '<object data="https://x.example/a.html" type="text/html"></object>',
  },
  {
    what: "a picture of another host",
    directive: "img-src",
    markup: '<img src="https://x.example/a.png" alt="">',
  },
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
