type NodeName = "organization" | "website" | "breadcrumb" | "course" | "list";

/** The address for search engines and other sites is also the id of the page's node. */
export function canonicalAddress(address: string, path: string): string {
  return address + path;
}

/** Nodes of the whole site have the path `/`, others the path of their page. */
export function nodeId(address: string, path: string, name: NodeName): string {
  return `${canonicalAddress(address, path)}#${name}`;
}

/** The graph of every page contains the node of the organization. */
export function organizationReference(address: string): { "@id": string } {
  return { "@id": nodeId(address, "/", "organization") };
}
