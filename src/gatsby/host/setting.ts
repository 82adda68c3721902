/** The hosts that the build writes files for. */
const hostNames = ["netlify", "cloudflare", "nginx", "github"] as const;

export type HostName = (typeof hostNames)[number];

const isHostName = (name: string): name is HostName => hostNames.some((known) => known === name);

/**
 * Returns the host of the output: the one in `SITE_HOST` or, if it is not set, the one that runs this build
 * (Netlify sets `NETLIFY`, Cloudflare Pages sets `CF_PAGES`).
 *
 * @param environment the environment variables of the build
 * @returns undefined if the host is unknown; the output then contains no files that a host could misread
 * @throws {Error} if `SITE_HOST` is not a known host
 */
export function hostNameOf(environment: NodeJS.ProcessEnv): HostName | undefined {
  const { SITE_HOST: name, NETLIFY, CF_PAGES } = environment;
  if (name) {
    if (isHostName(name)) return name;
    throw new Error(`Unknown SITE_HOST "${name}". Known hosts: ${hostNames.join(", ")}.`);
  }
  if (NETLIFY) return "netlify";
  return CF_PAGES ? "cloudflare" : undefined;
}
