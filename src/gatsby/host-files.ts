import { writeFileSync } from "node:fs";
import type { AdapterInit, IRedirectRoute, RoutesManifest } from "gatsby";
import { readContent } from "../content/read-content";
import { site } from "../content/schema/site";

const isRedirect = (route: RoutesManifest[number]): route is IRedirectRoute =>
  route.type === "redirect" && route.path !== "/*";

/** Returns whether a route is a page, but not the home page or the one for unknown paths. */
const isPage = (route: RoutesManifest[number]) =>
  route.type === "static" && route.filePath === `public${route.path}/index.html` && route.path !== "/404";

/**
 * Writes `robots.txt`, the redirects of Gatsby for Netlify and Cloudflare Pages, `_redirects`, and the permanent ones for
 * nginx, `_redirects.map` (docs/nginx.conf). Without an adapter, Gatsby would install its own one on Netlify.
 *
 * There is no rule for all unknown paths, because Cloudflare Pages would apply it to pages and files too. 404.html answers
 * these paths (src/pages/404.tsx).
 */
export const hostFiles: AdapterInit = () => ({
  name: "host-files",
  adapt({ routesManifest }) {
    const redirects = routesManifest
      .filter(isRedirect)
      .flatMap((route) => [route, { ...route, path: `${route.path}/` }]);
    const rules = redirects.map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}\n`);
    // Netlify ignores these rules, because the pages exist, and removes the slash by itself.
    const pageRules = routesManifest.filter(isPage).map(({ path }) => `${path}/  ${path}  301\n`);
    writeFileSync("public/_redirects", [...rules, ...pageRules].join(""));
    const permanent = redirects.filter(({ status }) => status === 301);
    const lines = permanent.map(({ path, toPath }) => `"${path}" "${toPath}";\n`);
    writeFileSync("public/_redirects.map", lines.join(""));
    const sitemap = `${readContent(site).address}/sitemap-index.xml`;
    writeFileSync("public/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  },
});
