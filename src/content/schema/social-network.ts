/** Each network has a mark in src/components/footer/social-links.module.css. */
const hosts = {
  x: /(?:^|\.)(?:x|twitter)\.com$/,
  linkedin: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
};

type Network = keyof typeof hosts;

export const networks = Object.keys(hosts) as Network[];

/** Returns false for addresses of another network, and for the first page of the network. */
export function mayBeProfile(network: Network, address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hostname, pathname } = new URL(address);
  const owner = networks.find((name) => hosts[name].test(hostname));
  // An address of another host may lead on to the network.
  return owner === undefined || (owner === network && pathname !== "/");
}
