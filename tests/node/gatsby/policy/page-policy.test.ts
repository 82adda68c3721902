import { addPolicy } from "../../../../src/gatsby/policy/page-policy";
import { transformed } from "../transformed";

const hosts = { pictures: ["https://tile.example.com"], forms: ["https://forms.example.com"] };
const withPolicy = (html: string, others = hosts) =>
  transformed(html, (document) => addPolicy(document, others));

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Page</title></head><body>${body}</body></html>`;

function sources(html: string, directive: string): string[] {
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const found = policy.split(";").find((one) => one.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

const hashes = (html: string, directive: string) =>
  sources(html, directive).filter((source) => source.startsWith("'sha256-"));

test("the policy has the exact hash of MDN's example", () => {
  // MDN: Content-Security-Policy, "Unsafe inline script".
  const html = withPolicy(page("<script>var inline = 1;</script>"));
  expect(hashes(html, "script-src")).toEqual(["'sha256-B2yPHKaXnvFWtRChIbabYmUBFZdVfKKXHbWtWidDVF8='"]);
});

test("the policy has the hash of each inline block once, and none of data, files or comments", () => {
  const html = withPolicy(
    page(
      "<script>a()</script><script data-x='>'>a()</script><script src='/a.js'></script>" +
        '<script type="application/ld+json">{}</script><!-- <script>b()</script> -->' +
        "<noscript><style>a{}</style></noscript>",
    ),
  );
  expect(hashes(html, "script-src")).toHaveLength(1);
  expect(hashes(html, "style-src")).toHaveLength(1);
});

test("without a destination, no form can be sent", () => {
  expect(sources(withPolicy(page(""), { ...hosts, forms: [] }), "form-action")).toEqual(["'none'"]);
});

test.each([
  ["a style", '<p style="color:red">'],
  ["a handler", '<p onclick="a()">'],
])("stops the build if an attribute has %s, and says what to do", (_, markup) => {
  expect(() => withPolicy(page(markup))).toThrow(/<p> has (style|onclick)=.*Write a class, or a listener/);
});

test("a page without a charset stops the build", () => {
  expect(() => withPolicy("<p>Text</p>")).toThrow("does not declare its charset");
});
