import type { Output } from "../../../../src/gatsby/host/output";

const hash = "0123456789";

/** A small output: two pages, a planned page, and files of each kind. */
export const output: Output = {
  pages: ["/about-us", "/flagship/palsam"],
  files: [
    "/404.html",
    "/about-us.html",
    "/about-us/index.html",
    `/app-${hash}.js`,
    `/component---one-${hash}.js`,
    `/component---two-${hash}.js`,
    `/app.${hash}.css`,
    "/favicon.ico",
    "/flagship/palsam.html",
    "/flagship/palsam/index.html",
    "/icon-192.png",
    "/index.html",
    "/page-data/app-data.json",
    "/share/home-0123456789.jpg",
    "/static/0123456789abcdef0123456789abcdef/1/a.png",
    "/~partytown/partytown.js",
  ],
  assetFolders: ["/page-data", "/share", "/static", "/~partytown"],
  redirects: [{ type: "redirect", path: "/planned", toPath: "/home", status: 302, headers: [] }],
  policy: "default-src 'none';frame-ancestors 'none'",
  unknown: { type: "redirect", path: "/*", toPath: "/home", status: 302, headers: [] },
};
