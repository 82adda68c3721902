/** What a node of the graph stands for; its name is the fragment of the node's id. */
type NodeName = "organization" | "website" | "breadcrumb" | "course" | "list";

/** The address of a path, as search engines and other sites are told: the id of the page's node, too. */
export function canonicalAddress(address: string, path: string): string {
  return address + path;
}

/** The id of a node: of the whole site at `/`, of one page at its path. */
export function nodeId(address: string, path: string, name: NodeName): string {
  return `${canonicalAddress(address, path)}#${name}`;
}

/** A reference to the organization behind the site, which every page's graph has. */
export function organizationReference(address: string): { "@id": string } {
  return { "@id": nodeId(address, "/", "organization") };
}
