import { z } from "zod";
import type { Kind } from "./kind";
import { sentence, spacedName } from "./label";

/** What zod generates from a kind, with the metadata of `schema/vocabulary.ts`. */
export interface JsonSchema extends z.core.JSONSchema.JSONSchema, z.core.GlobalMeta {
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: string[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const cache = new Map<Kind, JsonSchema>();

/** A field without a title gets that of its definition or, by default, its name as words. */
function addTitles(root: JsonSchema): void {
  const definitions = Object.entries(root.$defs ?? {});
  for (const [, definition] of definitions) {
    for (const [key, field] of Object.entries(definition.properties ?? {})) {
      field.title = resolve(root, field).title ?? spacedName(key);
    }
  }
  // Comes last, because a field whose definition has no title uses the words of its own name.
  for (const [name, definition] of definitions) definition.title ??= spacedName(name);
}

/** The objects are in `$defs` under their GraphQL names. Every object and every field has a title. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  let schema = cache.get(kind);
  if (schema === undefined) {
    schema = z.toJSONSchema(kind.schema) as JsonSchema;
    addTitles(schema);
    cache.set(kind, schema);
  }
  return schema;
}

/** Returns the purpose of a field, or an empty text if the schema does not define it. */
export function hintOf(root: JsonSchema, schema: JsonSchema): string {
  const { hint, description = "" } = resolve(root, schema);
  return hint ?? sentence(description);
}

/** Returns the definition that a `$ref` names, merged with the keywords beside it. */
export function resolve(root: JsonSchema, { $ref, ...schema }: JsonSchema): JsonSchema {
  return { ...root.$defs?.[$ref?.replace("#/$defs/", "") ?? ""], ...schema };
}

/**
 * Returns the label of an entry of a list, by default the list's own in the singular: "Paragraph" for "Paragraphs".
 */
export function entryLabel(root: JsonSchema, items: JsonSchema, list: string): string {
  return items.title ?? resolve(root, items).title ?? list.replace(/s$/, "");
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type DocumentValue = { value: unknown; schema: JsonSchema; path: (string | number)[] };

/** Parents come first. Unknown fields are left out, because they have no schema. */
export function valuesOf(kind: Kind, document: unknown): DocumentValue[] {
  const root = jsonSchemaOf(kind);
  const found: DocumentValue[] = [];

  function visit(value: unknown, reference: JsonSchema, path: DocumentValue["path"]): void {
    const schema = resolve(root, reference);
    const { items, properties = {} } = schema;
    found.push({ value, schema, path });
    if (Array.isArray(value) && items)
      for (const [index, item] of value.entries()) visit(item, items, [...path, index]);
    if (!isGroup(value)) return;
    for (const [key, field] of Object.entries(properties))
      if (Object.hasOwn(value, key)) visit(value[key], field, [...path, key]);
  }

  visit(document, root, []);
  return found;
}
