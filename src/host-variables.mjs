/** The variables of the environment that choose the host of a build: our own, and those that Netlify and Cloudflare set. */
export const hostVariables = ["SITE_HOST", "NETLIFY", "CF_PAGES"];
