import { headerRules } from "../../../../src/gatsby/host/header-rule";
import { output } from "./sample";

const patternsFor = (files: string[], cache: RegExp) =>
  headerRules({ ...output, files })
    .filter(({ headers }) => cache.test(headers["Cache-Control"] ?? ""))
    .map(({ pattern }) => pattern);

test("the headers of security are for every address, and come first", () => {
  const [first] = headerRules(output);
  expect(first?.pattern).toBe("/*");
  expect(first?.headers).toHaveProperty(
    "Content-Security-Policy",
    expect.stringMatching(/frame-ancestors 'none'/),
  );
});

test("one pattern stands for many files, but never for a file that changes under its name", () => {
  expect(patternsFor(output.files, /immutable/)).toEqual([
    "/app-*",
    "/component-*",
    "/*.css",
    "/share/*",
    "/static/*",
  ]);
});

test("a file whose name nobody else begins with is named itself when its neighbours are not like it", () => {
  const script = "/site-0123456789.js";
  expect(patternsFor([script, "/site-map.js"], /immutable/)).toEqual([script]);
});

test("pictures that keep their names live for a week, other pictures untouched", () => {
  expect(patternsFor(output.files, /604800/)).toEqual(["/*.ico", "/icon-*"]);
});
