import { writeFileSync } from "node:fs";
import type { AdapterInit, IRedirectRoute, RoutesManifest } from "gatsby";

const isRedirect = (route: RoutesManifest[number]): route is IRedirectRoute =>
  route.type === "redirect" && route.path !== "/*";

/** Returns whether a route is a page, but not the home page or the one for unknown paths. */
const isPage = (route: RoutesManifest[number]) =>
  route.type === "static" && route.filePath === `public${route.path}/index.html` && route.path !== "/404";

/**
 * Returns the rules for Netlify and Cloudflare Pages, `_redirects`, and for nginx, `_redirects.map` (docs/nginx.conf).
 *
 * There is no rule for all unknown paths, because Cloudflare Pages would apply it to pages and files too. 404.html answers
 * these paths (src/pages/404.tsx).
 */
function redirectFiles(routes: RoutesManifest): Record<string, string> {
  const redirects = routes
    .filter(isRedirect)
    .flatMap((route) => [route, { ...route, path: `${route.path}/` }]);
  // Netlify ignores these rules, because the pages exist, and removes the slash by itself.
  const pages = routes
    .filter(isPage)
    .map(({ path: toPath }) => ({ path: `${toPath}/`, toPath, status: 301 }))
    .sort((first, second) => (first.path < second.path ? -1 : 1));
  const permanent = redirects.filter(({ status }) => status === 301);
  return {
    _redirects: [...redirects, ...pages]
      .map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}\n`)
      .join(""),
    "_redirects.map": permanent.map(({ path, toPath }) => `"${path}" "${toPath}";\n`).join(""),
  };
}

/** Writes the redirects of Gatsby for hosts. Without an adapter, Gatsby would install its own one on Netlify. */
export const hostFiles: AdapterInit = () => ({
  name: "host-files",
  adapt({ routesManifest }) {
    for (const [name, text] of Object.entries(redirectFiles(routesManifest)))
      writeFileSync(`public/${name}`, text);
  },
});
