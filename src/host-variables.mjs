/** The environment variables that choose the host of a build. Netlify and Cloudflare set theirs in each build. */
export const hostVariables = ["SITE_HOST", "NETLIFY", "CF_PAGES"];
