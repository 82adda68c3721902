import { withoutScripts } from "../../bench/host/script-free";

test.each([
  ["a script of the page", '<script src="/app.js" async></script>'],
  ["a module", '<script type="module" src="/app.js"></script>'],
  ["an inline script", "<script>if (a < b) document.write('<p>')</script>"],
  ["a script with an old type", '<script type="text/javascript">run()</script>'],
  ["a script over several lines", '<script\n  id="gatsby-chunk-mapping"\n>\n  window.map = "{}";\n</script>'],
  ["a preload of a script", '<link rel="preload" as="script" href="/app.js"/>'],
  ["a preload of a module", '<link as="script" rel="modulepreload" href="/app.js">'],
  ["a prefetch of a script", '<link rel="prefetch" href="/next.js" as="script">'],
])("%s is removed from a page", (_name, part) => {
  expect(withoutScripts(`<p>before</p>${part}<p>after</p>`)).toBe("<p>before</p><p>after</p>");
});

test.each([
  ["JSON-LD", '<script data-rh="true" type="application/ld+json">{"@context":"https://schema.org"}</script>'],
  ["the preload of a font", '<link rel="preload" href="/font.woff2" as="font" crossorigin="anonymous"/>'],
  ["a style sheet", "<style>a::before{content:'<script>'}</style>"],
  ["a comment", "<!-- slice-start -->"],
  ["unusual markup", "<p  class=a>Tea &amp; talk<br>now</p>"],
])("%s stays in the page, unchanged", (_name, part) => {
  expect(withoutScripts(`<main>${part}</main>`)).toBe(`<main>${part}</main>`);
});

test("several scripts are removed from a whole document", () => {
  const page = `<!DOCTYPE html><html><head><script>a()</script><title>Tea</title></head><body><p>x</p><script src="/a.js"></script><script src="/b.js"></script></body></html>`;
  expect(withoutScripts(page)).toBe(
    "<!DOCTYPE html><html><head><title>Tea</title></head><body><p>x</p></body></html>",
  );
});
