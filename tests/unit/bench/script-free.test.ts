import { withoutScripts } from "../../bench/host/script-free";

test.each([
  ["a script of the page", '<script src="/app.js" async></script>'],
  ["a module", '<script type="module" src="/app.js"></script>'],
  ["an inline script over several lines", "<script\n>\nif (a < b) document.write('<p>')\n</script>"],
  ["a script with an old type", '<script type="text/javascript">run()</script>'],
  ["a preload of a script", '<link rel="preload" as="script" href="/app.js"/>'],
  ["a preload of a module", '<link as="script" rel="modulepreload" href="/app.js">'],
  ["a prefetch of a script", '<link rel="prefetch" href="/next.js" as="script">'],
])("%s is removed from a page, wherever it is", (_name, part) => {
  expect(withoutScripts(`${part}<p>before</p>${part}<p>after</p>`)).toBe("<p>before</p><p>after</p>");
});

test.each([
  ["JSON-LD", '<script data-rh="true" type="application/ld+json">{"@context":"https://schema.org"}</script>'],
  ["the preload of a font", '<link rel="preload" href="/font.woff2" as="font" crossorigin="anonymous"/>'],
  ["a style sheet", "<style>a::before{content:'<script>'}</style>"],
  ["unusual markup", "<!-- slice-start --><p  class=a>Tea &amp; talk<br>now</p>"],
])("%s stays in the page, unchanged", (_name, part) => {
  expect(withoutScripts(`<main>${part}</main>`)).toBe(`<main>${part}</main>`);
});
