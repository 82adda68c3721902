import { site } from "./content";
import { one, readPage } from "./html";

/** A node of a graph, or a part of a node. */
export type GraphNode = { readonly [property: string]: unknown };

/** Returns whether a value is a node, and not a text, a number or a list. */
export function isNode(value: unknown): value is GraphNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the script element of a page's graph. */
export const scriptOf = (path: string) => one(readPage(path), 'script[type="application/ld+json"]');

/** Returns the nodes of a page's graph. Reads them as browsers do: entities have no meaning in a script. */
export function nodesOf(path: string): GraphNode[] {
  return JSON.parse(scriptOf(path).rawText)["@graph"];
}

/** Returns the canonical address of a path: `/` for both paths of the home page. */
export const addressOf = (path: string) => `${site.address}${path === "/home" ? "/" : path}`;

/** Returns the only node of a type in a page's graph. */
export function nodeOf(path: string, type: string): GraphNode {
  const [node, ...others] = nodesOf(path).filter((candidate) => candidate["@type"] === type);
  if (node === undefined || others.length > 0) throw new Error(`Expected one node ${type} on ${path}`);
  return node;
}

/** Returns a node and all nodes in it. */
export function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(allNodes)] : [];
}

/** Returns the value of a property as a list. The value may also be a single one, or absent. */
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
