/** The name of a node in the graph. It is the fragment of the node's id. */
type NodeName = "organization" | "website" | "breadcrumb" | "course" | "list";

/** Returns the address of a path for search engines and other sites. It is also the id of the page's node. */
export function canonicalAddress(address: string, path: string): string {
  return address + path;
}

/** Returns the id of a node. Nodes of the whole site have the path `/`, others the path of their page. */
export function nodeId(address: string, path: string, name: NodeName): string {
  return `${canonicalAddress(address, path)}#${name}`;
}

/** Returns a reference to the organization that owns the site. The graph of every page contains its node. */
export function organizationReference(address: string): { "@id": string } {
  return { "@id": nodeId(address, "/", "organization") };
}
