/** The hosts that the build writes files for. */
const hostNames = ["netlify", "cloudflare", "nginx", "github"] as const;

export type HostName = (typeof hostNames)[number];

const isHostName = (name: string): name is HostName => hostNames.some((known) => known === name);

/**
 * The host that the output goes to: what `SITE_HOST` says, else the host whose own build machine this is
 * (Netlify sets `NETLIFY`, Cloudflare Pages `CF_PAGES`).
 *
 * @param environment the environment of the build
 * @returns undefined if nobody says: the output then has nothing in it that any host could misread
 * @throws {Error} if `SITE_HOST` names no host that is known
 */
export function hostNameOf(environment: NodeJS.ProcessEnv): HostName | undefined {
  const { SITE_HOST: name, NETLIFY, CF_PAGES } = environment;
  if (name) {
    if (isHostName(name)) return name;
    throw new Error(`SITE_HOST is "${name}", which is no host known here: ${hostNames.join(", ")}.`);
  }
  if (NETLIFY) return "netlify";
  return CF_PAGES ? "cloudflare" : undefined;
}
