import { withPagePath } from "../../../../src/gatsby/document/page-path";

const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';
const loader = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/old";/*]]>*/</script>';
const page = `<body><p>Text $& $1</p>${loader}${start}<script>late()</script>${end}</body>`;

const scripts = (html: string) => [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, text]) => text);

test("one script is left, and it is the same on every page", () => {
  const html = withPagePath(page, "/about-us");
  expect(html).toContain("<p>Text $& $1</p>");
  expect(html).toContain('<script data-path="/about-us">');
  expect(scripts(html)).toEqual([expect.stringMatching(/^window\.pagePath=.*;late\(\)$/)]);
  expect(scripts(withPagePath(page, "/gallery"))).toEqual(scripts(html));
});

test("a page that is done is left as it is", () => {
  const html = withPagePath(page, "/about-us");
  expect(withPagePath(html, "/about-us")).toBe(html);
});

test("a page whose scripts Gatsby has put in anew is done anew", () => {
  const html = withPagePath(page, "/about-us").replace(/<script.*<\/script>/, "<script>later()</script>");
  expect(withPagePath(html, "/about-us")).toBe(withPagePath(page, "/about-us").replace("late()", "later()"));
});
