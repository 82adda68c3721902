import { writeFileSync } from "node:fs";
import type { AdapterInit, IRedirectRoute } from "gatsby";

/** `_redirects` for Netlify, where a file that exists comes before a rule. */
export function netlifyRules(redirects: readonly IRedirectRoute[]): string {
  return redirects.map(({ path, toPath, status }) => `${path}  ${toPath}  ${status}\n`).join("");
}

/** A server block for nginx: pages without a slash at the end, files as they are, the rest by the rules. */
export function nginxRules(redirects: readonly IRedirectRoute[]): string {
  const exact = redirects.filter(({ path }) => path !== "/*");
  const others = redirects.find(({ path }) => path === "/*");
  return `server {
  listen 80;
  # The folder that public/ was copied to.
  root /var/www/site;

  location ~ ^(.+)/$ { return 301 $1; }
  location = / { try_files /index.html =404; }
  location ~ \\.[a-z0-9]+$ { try_files $uri =404; }
${exact.map(({ path, toPath, status }) => `  location = ${path} { return ${status} ${toPath}; }\n`).join("")}  location / { try_files $uri.html @unknown; }
  location @unknown { return ${others ? `${others.status} ${others.toPath}` : 404}; }
}
`;
}

const rulesFor = {
  netlify: { file: "_redirects", rules: netlifyRules },
  nginx: { file: "nginx.conf", rules: nginxRules },
};

/** The host named by the environment: `SITE_HOST`, or Netlify's own mark. */
function hostName(): keyof typeof rulesFor | undefined {
  const { SITE_HOST, NETLIFY } = process.env;
  if (SITE_HOST === "nginx" || SITE_HOST === "netlify") return SITE_HOST;
  return NETLIFY ? "netlify" : undefined;
}

/**
 * Writes the redirects of `createRedirect` as the rules of the host the site is built for, into `public/`.
 * Hosts without rules of their own are served by 404.html, see `src/pages/404.tsx`: so is Cloudflare Pages,
 * where a rule for every path would also catch the files that exist.
 */
export const staticHosts: AdapterInit = () => ({
  name: "static-hosts",
  adapt({ routesManifest }) {
    const host = hostName();
    if (host === undefined) return;
    const redirects = routesManifest.filter((route): route is IRedirectRoute => route.type === "redirect");
    const { file, rules } = rulesFor[host];
    writeFileSync(`public/${file}`, rules(redirects));
  },
});
