import { transformed } from "../transformed";

const serialized = (body: string) =>
  transformed(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`, () => undefined);

test.each([
  ["the comments that React inserts between texts", "<p>Website by<!-- --> <a>us</a></p>"],
  ["white space", "<p> a\n  b </p> <p></p>"],
  ["references", '<p title="&quot;">&amp;lt; &lt;b&gt; &nbsp;\'</p>'],
  ["text in scripts and styles", "<script>a && b < '&amp;'</script><style>a > b {}</style>"],
  ["content for browsers without scripts", "<noscript><p>&lt;</p></noscript>"],
  ["drawings", '<svg viewBox="0 0 1 1"><use xlink:href="#a"></use><path d="M0 0"></path></svg>'],
])("a parsed and serialized document keeps %s", (_, body) => {
  expect(serialized(body)).toBe(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
});
