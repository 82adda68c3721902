import { site } from "./content";
import { one, readPage } from "./html";

export type GraphNode = { readonly [property: string]: unknown };

/** A text, a number or a list is no node. */
export function isNode(value: unknown): value is GraphNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const scriptOf = (path: string) => one(readPage(path), 'script[type="application/ld+json"]');

/** As browsers read them: entities have no meaning in a script. */
export function nodesOf(path: string): GraphNode[] {
  return JSON.parse(scriptOf(path).rawText)["@graph"];
}

/** Both paths of the home page have the same address, which ends with `/`. */
export const addressOf = (path: string) => `${site.address}${path === "/home" ? "/" : path}`;

export function nodeOf(path: string, type: string): GraphNode {
  const [node, ...others] = nodesOf(path).filter((candidate) => candidate["@type"] === type);
  if (node === undefined || others.length > 0) throw new Error(`Expected one node ${type} on ${path}`);
  return node;
}

export function allNodes(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(allNodes)] : [];
}

/** The value may also be a single one, or absent. */
export const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
