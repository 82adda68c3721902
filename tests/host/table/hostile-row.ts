import type { Row } from "./row";

/** These responses neither redirect to another host nor show anything outside the site. */
const harmless: Row["answer"] = {
  status: [200, 301, 302, 307, 308, 400, 403, 404, 414],
  // A path of this host. An address that starts with two slashes, or a slash and a backslash, is on another
  // host.
  headers: { location: /^(\/(?![/\\])[^\r\n]*)?$/, "set-cookie": null, "x-injected": null },
  body: /^(?![\s\S]*(root:x?:0:|repositoryformatversion))/,
};

const long = `/${"a".repeat(6000)}`;

const paths = [
  "//evil.example/x",
  "//evil.example/x/",
  "//evil.example/about-us/",
  "//evil.example//",
  "//evil.example/%2e%2e/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2f%2fevil.example/",
  "/%2fevil.example/x/",
  "/https://evil.example/",
  "/about-us//evil.example/",
  "/%2e%2e/",
  "/..%2f..%2fetc/passwd",
  "/../../../etc/passwd",
  "/static/../../.git/config",
  "/static/..%2f..%2f.git/config",
  "/.git/config",
  "/.env",
  "/_headers",
  "/_redirects",
  "/nginx.conf",
  "/%00",
  "/about-us%00.html",
  "/about-us%2f",
  "/about-us%0d%0aX-Injected:%20yes/",
  "/%0d%0aX-Injected:%20yes/",
  "/about-us/?%0d%0aX-Injected:%20yes",
  "/%",
  "/%ff%fe",
  "/%c0%ae%c0%ae/",
  "/about-us;x=1/",
  long,
  `${long}/`,
  `/about-us/?${"q".repeat(6000)}`,
];

export const hostileRows: Row[] = paths.map((path) => ({
  name: `the hostile address ${path.length > 80 ? `${path.slice(0, 20)}… (${path.length} characters)` : path}`,
  question: { path },
  answer: harmless,
}));
