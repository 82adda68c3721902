const hostNames = ["netlify", "cloudflare", "nginx", "github"] as const;

export type HostName = (typeof hostNames)[number];

const isHostName = (name: string): name is HostName => hostNames.some((known) => known === name);

/** From `SITE_HOST`, or else the host that runs this build; undefined if unknown. */
export function hostNameOf(environment: NodeJS.ProcessEnv): HostName | undefined {
  const { SITE_HOST: name, NETLIFY, CF_PAGES } = environment;
  if (name) {
    if (isHostName(name)) return name;
    throw new Error(`Unknown SITE_HOST "${name}". Known hosts: ${hostNames.join(", ")}.`);
  }
  if (NETLIFY) return "netlify";
  return CF_PAGES ? "cloudflare" : undefined;
}
