import { readFileSync } from "node:fs";
import { one, readPage } from "./html";
import { type GraphNode, isNode } from "./schema-org";

/** The settings of the site, as its editor wrote them. */
export const site = JSON.parse(readFileSync("data/site.json", "utf8"));

/** The script element of a page's graph. */
export const scriptOf = (path: string) => one(readPage(path), 'script[type="application/ld+json"]');

/** The nodes of a page's graph, read as browsers do: entities mean nothing in a script. */
export function nodesOf(path: string): GraphNode[] {
  const { "@context": context, "@graph": nodes, ...others } = JSON.parse(scriptOf(path).rawText);
  expect(context).toBe("https://schema.org");
  expect(others).toEqual({});
  return nodes;
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

/** Whether a node only names another. */
export const isReference = (node: GraphNode) => Object.keys(node).join() === "@id";
