const hostNames = ["netlify", "cloudflare", "nginx", "github"] as const;

export type HostName = (typeof hostNames)[number];

/** Returns the host in `SITE_HOST`, or else the one that runs this build. Throws if SITE_HOST is unknown. */
export function hostNameOf(environment: NodeJS.ProcessEnv): HostName | undefined {
  const { SITE_HOST: name, NETLIFY, CF_PAGES } = environment;
  if (name) {
    const known = hostNames.find((known) => known === name);
    if (known) return known;
    throw new Error(`Unknown SITE_HOST "${name}". Known hosts: ${hostNames.join(", ")}.`);
  }
  if (NETLIFY) return "netlify";
  return CF_PAGES ? "cloudflare" : undefined;
}
