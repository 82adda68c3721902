import { cloudflareFiles } from "../../../../src/gatsby/host/cloudflare";
import { netlifyFiles } from "../../../../src/gatsby/host/netlify";
import { nginxFiles } from "../../../../src/gatsby/host/nginx";
import { output } from "./sample";

test("Netlify: redirects of single paths, then missing files, then everything else", () => {
  const { _redirects: rules } = netlifyFiles(output);
  expect(rules?.split("\n").map((line) => line.replace(/ +/g, " "))).toEqual([
    "/planned /home 302",
    "/page-data/* /404.txt 404",
    "/share/* /404.txt 404",
    "/static/* /404.txt 404",
    "/~partytown/* /404.txt 404",
    "/* /home 302",
    "",
  ]);
});

test("Cloudflare: no rule matches a page or a file", () => {
  const { _redirects: rules = "" } = cloudflareFiles(output);
  const from = rules
    .trim()
    .split("\n")
    .map((line) => line.split(/ +/)[0] ?? "");
  expect(from).toContain("/flagship/palsam/");
  expect(from.filter((path) => /[*:]/.test(path) || output.pages.includes(path))).toEqual([]);
});

test("nginx: redirects contain known paths only, never what a visitor sends", () => {
  const { "site.conf": site = "" } = nginxFiles(output);
  const targets = [...site.matchAll(/return 30[12] (\S+);/g)].map(([, target]) => target);
  expect(new Set(targets)).toEqual(new Set(["/$is_args$args", "$1$is_args$args", "/home"]));
  expect(site).toContain('location ~ "^(/about-us|/flagship/palsam)(?:/|\\.html|/index\\.html)$"');
});

test("nginx: no word exceeds the limit of nginx, however many pages there are", () => {
  const pages = Array.from(
    { length: 300 },
    (_, index) => `/certifications/a-program-with-a-long-name-of-its-own-${index}`,
  );
  const { "site.conf": site = "" } = nginxFiles({ ...output, pages });
  const words = site.split(/\s+/).map((word) => word.length);
  expect(Math.max(...words)).toBeLessThan(4096);
  for (const page of pages) expect(site).toMatch(new RegExp(`[(|]${page}[|)]`));
});

test("nginx: unknown paths return 404 if there is no rule for them", () => {
  const { "site.conf": site = "" } = nginxFiles({ ...output, unknown: undefined });
  expect(site).toContain("location @unknown { return 404; }");
});
