import { isImmutable } from "../../../../src/gatsby/host/lifetime";

// The tests of hosts cover the files of the output.
test.each(["/0cb615c0a9.css", "/static/8b5d08/1a2b3/logo.png"])("%s is immutable", (path) => {
  expect(isImmutable(path)).toBe(true);
});

test.each([
  "/icons.svg",
  "/static/logo-facade.svg",
  "/about-us.html",
  // The name is a hash of the query, not of its result.
  "/page-data/sq/d/3159585216.json",
  "/analytics.js",
  "/report-2024010112.pdf",
])("%s is revalidated", (path) => {
  expect(isImmutable(path)).toBe(false);
});
