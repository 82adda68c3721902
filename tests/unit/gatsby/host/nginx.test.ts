import type { IRedirectRoute } from "gatsby";
import { nginxFiles } from "../../../../src/gatsby/host/nginx";
import type { Output } from "../../../../src/gatsby/host/output";

const unknown: IRedirectRoute = {
  type: "redirect",
  path: "/*",
  toPath: "/home",
  status: 302,
  headers: [],
};

const output: Output = {
  pages: [],
  files: [],
  assetFolders: ["/static"],
  redirects: [],
  unknown,
  policy: "",
};

const configuration = (part: Partial<Output>) =>
  nginxFiles({ ...output, ...part }, "https://www.example.com")["http.conf"] ?? "";

test("the redirect of a single path keeps the query", () => {
  const redirect: IRedirectRoute = { ...unknown, path: "/old/", toPath: "/new", status: 301 };
  expect(configuration({ redirects: [redirect] })).toContain(
    "  location = /old/ { return 301 /new$is_args$args; }\n",
  );
});

test("no word exceeds the limit of nginx, however many pages there are", () => {
  const pages = Array.from(
    { length: 300 },
    (_, index) => `/certifications/a-program-with-a-long-name-of-its-own-${index}`,
  );
  const site = configuration({ pages });
  expect(Math.max(...site.split(/\s+/).map((word) => word.length))).toBeLessThan(4096);
  for (const page of pages) expect(site).toMatch(new RegExp(`[(|]${page}[|)]`));
});

test.each([
  ["https://www.example.com", "www.example.com", "example.com"],
  ["https://example.com", "example.com", "www.example.com"],
  ["https://WWW.Example.com:8443", "www.example.com", "example.com"],
])("the site at %s has its name, and the other one redirects to it", (address, name, other) => {
  const { "https.conf": site = "" } = nginxFiles(output, address);
  const servers = site.split("\nserver {").slice(1);
  const names = servers.map((server) => server.match(/server_name (.*);/)?.[1]);
  expect(names).toEqual([`${name} ${other}`, other, name]);
  const redirect = `return 301 ${new URL(address).origin}$request_uri;`;
  expect(servers.map((server) => server.includes(redirect))).toEqual([true, true, false]);
});
