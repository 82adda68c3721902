import { headerRules } from "../../../../src/gatsby/host/header-rule";
import { output } from "./sample";

const patternsFor = (files: string[]) =>
  headerRules({ ...output, files })
    .filter(({ headers }) => headers["Cache-Control"] !== undefined)
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
  expect(patternsFor(output.files)).toEqual(["/app-*", "/component-*", "/*.css", "/share/*", "/static/*"]);
});

test("a file has a rule with its full name if a pattern would match a different file", () => {
  const script = "/site-0123456789.js";
  expect(patternsFor([script, "/site-map.js"])).toEqual([script]);
});
