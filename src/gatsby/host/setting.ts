import { hostVariables } from "../../host-variables.mjs";

const hostNames = ["netlify", "cloudflare", "nginx", "github"] as const;

export type HostName = (typeof hostNames)[number];

/** Returns the host in `SITE_HOST`, or else the one that runs this build. Throws if SITE_HOST is unknown. */
export function hostNameOf(environment: NodeJS.ProcessEnv): HostName | undefined {
  const [name, netlify, cloudflare] = hostVariables.map((variable) => environment[variable]);
  if (name) {
    const known = hostNames.find((known) => known === name);
    if (known) return known;
    throw new Error(`Unknown SITE_HOST "${name}". Known hosts: ${hostNames.join(", ")}.`);
  }
  if (netlify) return "netlify";
  return cloudflare ? "cloudflare" : undefined;
}
