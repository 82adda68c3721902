import { lifetimeOf } from "../../../../src/gatsby/host/lifetime";

// The tests of hosts cover the files of the output.
test.each([
  ["/0cb615c0a9.css", "immutable"],
  ["/static/8b5d08/1a2b3/logo.png", "immutable"],
  ["/icons.svg", "revalidate"],
  ["/static/logo-facade.svg", "revalidate"],
  ["/about-us.html", "revalidate"],
  // The name is a hash of the query, not of its result.
  ["/page-data/sq/d/3159585216.json", "revalidate"],
  ["/analytics.js", "revalidate"],
  ["/report-2024010112.pdf", "revalidate"],
])("the lifetime of %s is %s", (path, lifetime) => {
  expect(lifetimeOf(path)).toBe(lifetime);
});
