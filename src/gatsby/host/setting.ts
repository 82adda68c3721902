const hostNames = ["netlify", "cloudflare", "nginx", "github"] as const;

export type HostName = (typeof hostNames)[number];

const isHostName = (name: string): name is HostName => hostNames.some((known) => known === name);

/** Returns the host in `SITE_HOST`, or else the one that runs this build. Throws if SITE_HOST is unknown. */
export function hostNameOf(environment: NodeJS.ProcessEnv): HostName | undefined {
  const { SITE_HOST: name, NETLIFY, CF_PAGES } = environment;
  if (name) {
    if (isHostName(name)) return name;
    throw new Error(`Unknown SITE_HOST "${name}". Known hosts: ${hostNames.join(", ")}.`);
  }
  if (NETLIFY) return "netlify";
  return CF_PAGES ? "cloudflare" : undefined;
}
