import { nginxFiles } from "../../../../src/gatsby/host/nginx";

test("no word exceeds the limit of nginx, however many pages there are", () => {
  const pages = Array.from(
    { length: 300 },
    (_, index) => `/certifications/a-program-with-a-long-name-of-its-own-${index}`,
  );
  const unknown = { type: "redirect", path: "/*", toPath: "/home", status: 302, headers: [] } as const;
  const output = {
    pages,
    files: [],
    assetFolders: ["/static"],
    redirects: [],
    unknown: { ...unknown, headers: [] },
    policy: "",
  };
  const { "site.conf": site = "" } = nginxFiles(output);
  expect(Math.max(...site.split(/\s+/).map((word) => word.length))).toBeLessThan(4096);
  for (const page of pages) expect(site).toMatch(new RegExp(`[(|]${page}[|)]`));
});
