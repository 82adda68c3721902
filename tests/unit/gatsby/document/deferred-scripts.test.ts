import { withDeferredScripts } from "../../../../src/gatsby/document/deferred-scripts";

const page = (content: string) =>
  `<body><p>Text $& $1</p><!-- slice-start id="_gatsby-scripts-1" -->${content}<!-- slice-end id="_gatsby-scripts-1" --></body>`;

const gatsby = page(
  `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>` +
    `<script>window.___webpackCompilationHash="0a1b";</script>` +
    `<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>`,
);

test("one inline script knows all scripts and the compilation, and nothing else is fetched", () => {
  const html = withDeferredScripts(gatsby);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('window.___webpackCompilationHash="0a1b"');
  expect(html).toContain('"/runtime-1.js","/app-2.js"');
  expect(html).not.toContain("chunkMapping");
  expect(html).toContain("<p>Text $& $1</p>");
});

test("a page that is done is left as it is", () => {
  const html = withDeferredScripts(gatsby);
  expect(withDeferredScripts(html)).toBe(html);
});

test("a page whose scripts Gatsby has put in anew is done anew", () => {
  const html = withDeferredScripts(gatsby.replaceAll("app-2", "app-3"));
  expect(html).toContain("/app-3.js");
});

test.each([
  ["no place for them", "<body></body>"],
  ["no script in it", page("")],
  ["no compilation", page('<script src="/app-2.js" async></script>')],
])("stops the build where there is %s", (_, html) => {
  expect(() => withDeferredScripts(html)).toThrow("Gatsby's scripts are not where they are expected.");
});
