import { site } from "./content";
import { one, readPage } from "./html";

/** A node of a graph, or a part of one. */
export type GraphNode = { readonly [property: string]: unknown };

/** A value that is a node, and not a text, a number or a list. */
export function isNode(value: unknown): value is GraphNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The script element of a page's graph. */
export const scriptOf = (path: string) => one(readPage(path), 'script[type="application/ld+json"]');

/** The nodes of a page's graph, read as browsers do: entities mean nothing in a script. */
export function nodesOf(path: string): GraphNode[] {
  return JSON.parse(scriptOf(path).rawText)["@graph"];
}

/** The address search engines are told of a path: `/` for both paths of the home page. */
export const addressOf = (path: string) => `${site.address}${path === "/home" ? "/" : path}`;

/** The one node of a type that a page's graph has. */
export function nodeOf(path: string, type: string): GraphNode {
  const [node, ...others] = nodesOf(path).filter((candidate) => candidate["@type"] === type);
  if (node === undefined || others.length > 0) throw new Error(`${path} has not one node ${type}`);
  return node;
}

/** A node and all nodes in it. */
export function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(allNodes)] : [];
}

/** A list that may be one value, or none. */
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
