import { headerRules } from "../../../../src/gatsby/host/header-rule";

test.each([
  ["many files", ["/app-0123456789.js", "/app-9876543210.js", "/a.js"], ["/app-*"]],
  [
    "a folder",
    ["/static/0123456789abcdef0123456789abcdef/1/a.png", "/share/home-0123456789.jpg"],
    ["/static/*", "/share/*"],
  ],
  ["an extension", ["/app.0123456789.css", "/page.0123456789.css"], ["/*.css"]],
  [
    "only one file, if a wider one matched a file that changes",
    ["/site-0123456789.js", "/site-map.js"],
    ["/site-0123456789.js"],
  ],
])("the pattern of immutable files is that of %s", (_, files, patterns) => {
  const [, ...caches] = headerRules({ files, policy: "default-src 'none'" });
  expect(caches.map(({ pattern }) => pattern)).toEqual(patterns);
});
