import type { RoutesManifest } from "gatsby";
import { redirectFiles } from "../../../src/gatsby/host-files";

type Route = RoutesManifest[number];

const file = (path: string, filePath = `public${path}`): Route => ({
  type: "static",
  path,
  filePath,
  headers: [],
});
const redirect = (path: string, toPath: string, status: 301 | 302 = 302): Route => ({
  type: "redirect",
  path,
  toPath,
  status,
  headers: [],
});

const routes = [
  file("/", "public/index.html"),
  file("/partners", "public/partners/index.html"),
  file("/about-us", "public/about-us/index.html"),
  file("/404", "public/404/index.html"),
  file("/404.html"),
  file("/robots.txt"),
  redirect("/planned", "/home"),
  redirect("/earlier", "/about-us", 301),
  redirect("/flagship/older", "/partners", 301),
  redirect("/*", "/home"),
];

test("Netlify and Cloudflare get all redirects of single paths, and those that remove a slash", () => {
  expect(redirectFiles(routes)._redirects).toBe(`/planned  /home  302
/planned/  /home  302
/earlier  /about-us  301
/earlier/  /about-us  301
/flagship/older  /partners  301
/flagship/older/  /partners  301
/about-us/  /about-us  301
/partners/  /partners  301
`);
});

test("nginx gets the permanent redirects", () => {
  expect(redirectFiles(routes)["_redirects.map"]).toBe(`"/earlier" "/about-us";
"/earlier/" "/about-us";
"/flagship/older" "/partners";
"/flagship/older/" "/partners";
`);
});
