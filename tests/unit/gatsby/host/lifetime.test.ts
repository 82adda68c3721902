import { lifetimeOf } from "../../../../src/gatsby/host/lifetime";

test.each([
  ["/app-d4ff89bd6ec1b7a3f02e.js", "immutable"],
  ["/0cb615c0a9.css", "immutable"],
  ["/app.aa089d1254c1b7a3f02e.css", "immutable"],
  ["/print-5f11eeaea9.css", "immutable"],
  ["/share/about-us-5bc1cd21f1.jpg", "immutable"],
  ["/static/ac9a9f96efbe4004bfa82dd905c29542/9adb0/seminar.jpg", "immutable"],
  ["/static/logo-8b5d08f221.svg", "immutable"],
  ["/static/bricolage-5a66b48b35c4a55c973ccd776204a16b.woff2", "immutable"],
  ["/favicon.ico", "revalidate"],
  ["/icons.svg", "revalidate"],
  ["/icon-192.png", "revalidate"],
  ["/", "revalidate"],
  ["/about-us.html", "revalidate"],
  ["/page-data/app-data.json", "revalidate"],
  // The name is a hash of the query, not of its result.
  ["/page-data/sq/d/3159585216.json", "revalidate"],
  ["/analytics.js", "revalidate"],
  ["/report-2024010112.pdf", "revalidate"],
  ["/manifest.webmanifest", "revalidate"],
])("%s: %s", (path, lifetime) => {
  expect(lifetimeOf(path)).toBe(lifetime);
});
