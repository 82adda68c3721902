import { headerRules } from "../../../../src/gatsby/host/header-rule";
import { output } from "./sample";

const patternsFor = (files: string[], cache: RegExp) =>
  headerRules({ ...output, files })
    .filter(({ headers }) => cache.test(headers["Cache-Control"] ?? ""))
    .map(({ pattern }) => pattern);

test("the security headers apply to every address, and come first", () => {
  const [first] = headerRules(output);
  expect(first?.pattern).toBe("/*");
  expect(first?.headers).toHaveProperty(
    "Content-Security-Policy",
    expect.stringMatching(/frame-ancestors 'none'/),
  );
});

test("one pattern matches many files, but never a file that changes under its name", () => {
  expect(patternsFor(output.files, /immutable/)).toEqual([
    "/app-*",
    "/component-*",
    "/*.css",
    "/share/*",
    "/static/*",
  ]);
});

test("a file has a rule with its full name if a pattern would match a different file", () => {
  const script = "/site-0123456789.js";
  expect(patternsFor([script, "/site-map.js"], /immutable/)).toEqual([script]);
});

test("pictures that keep their names are cached for a week, other pictures are not matched", () => {
  expect(patternsFor(output.files, /604800/)).toEqual(["/*.ico", "/icon-*"]);
});
