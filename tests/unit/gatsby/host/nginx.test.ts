import { nginxFiles } from "../../../../src/gatsby/host/nginx";

const unknown = { type: "redirect", path: "/*", toPath: "/home", status: 302, headers: [] } as const;
const outputWith = (pages: string[]) => ({
  pages,
  files: [],
  assetFolders: ["/static"],
  redirects: [],
  unknown: { ...unknown, headers: [] },
  policy: "",
});

test("no word exceeds the limit of nginx, however many pages there are", () => {
  const pages = Array.from(
    { length: 300 },
    (_, index) => `/certifications/a-program-with-a-long-name-of-its-own-${index}`,
  );
  const { "http.conf": site = "" } = nginxFiles(outputWith(pages), "https://www.example.com");
  expect(Math.max(...site.split(/\s+/).map((word) => word.length))).toBeLessThan(4096);
  for (const page of pages) expect(site).toMatch(new RegExp(`[(|]${page}[|)]`));
});

test.each([
  ["https://www.example.com", "www.example.com", "example.com"],
  ["https://example.com", "example.com", "www.example.com"],
  ["https://WWW.Example.com:8443", "www.example.com", "example.com"],
])("the site at %s has its name, and the other one redirects to it", (address, name, other) => {
  const { "https.conf": site = "" } = nginxFiles(outputWith([]), address);
  const servers = site.split("\nserver {").slice(1);
  const names = servers.map((server) => server.match(/server_name (.*);/)?.[1]);
  expect(names).toEqual([`${name} ${other}`, other, name]);
  const redirect = `return 301 ${new URL(address).origin}$request_uri;`;
  expect(servers.map((server) => server.includes(redirect))).toEqual([true, true, false]);
});
