import { deferScripts } from "../../../../src/gatsby/document/defer-scripts";
import { transformed } from "../transformed";

const content = '<div id="___gatsby"><p>Text $&amp; $1</p><script>own()</script></div>';
const page = (scripts: string) => `<html><head></head><body>${content}${scripts}</body></html>`;

const loader =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about-us";/*]]>*/</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" -->\n' +
  `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>`;
const hash = `<script>window.___webpackCompilationHash="0a1b";</script>`;
const files = '<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';

const deferred = (html: string) =>
  transformed(html, (document) => deferScripts(document, "/about-us", "start()"));

test("one inline script before the content has the page, the compilation hash and the other scripts", () => {
  const script =
    'window.pagePath="/about-us";window.___webpackCompilationHash="0a1b";' +
    'const SCRIPTS=["/runtime-1.js","/app-2.js"];start()';
  expect(deferred(page(loader + hash + files + end))).toBe(
    `<html><head><script data-cfasync="false">${script}</script></head><body>${content}</body></html>`,
  );
});

test.each([
  ["without scripts", page("")],
  ["without the compilation hash", page(files)],
  ["without script files", page(hash)],
  ["that was already processed", deferred(page(hash + files))],
])("a document %s stops the build", (_, html) => {
  expect(() => deferred(html)).toThrow("Gatsby's scripts are not directly inside the body.");
});
