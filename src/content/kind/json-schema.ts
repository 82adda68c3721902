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
}

/** The objects are in `$defs` under their GraphQL names. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  return z.toJSONSchema(kind.schema) as JsonSchema;
}

export function mapValues(
  record: Record<string, JsonSchema>,
  map: (schema: JsonSchema, key: string) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, map(schema, key)]));
}

/** @param key the name of the field, if the schema is that of a field */
function inlined({ $ref, ...own }: JsonSchema, definitions: Record<string, JsonSchema>, key?: string) {
  const definition = $ref?.replace("#/$defs/", "") ?? "";
  const schema: JsonSchema = { ...definitions[definition], ...own };
  const label = key ?? definition;
  if (label) schema.title ??= spacedName(label);
  if (schema.description) schema.hint ??= sentence(schema.description);
  if (schema.items) schema.items = inlined(schema.items, definitions);
  if (schema.properties)
    schema.properties = mapValues(schema.properties, (field, name) =>
      inlined({ slot: schema.slot, ...field }, definitions, name),
    );
  return schema;
}

const cache = new Map<Kind, JsonSchema>();

/**
 * Returns the JSON Schema of a kind, with each definition in the places that refer to it. Every object and every field
 * has a title, by default its name as words. A hint is the description by default.
 */
export function schemaOf(kind: Kind): JsonSchema {
  let schema = cache.get(kind);
  if (schema === undefined) {
    const { $defs = {}, ...root } = jsonSchemaOf(kind);
    schema = inlined(root, $defs);
    cache.set(kind, schema);
  }
  return schema;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type DocumentValue = { value: unknown; schema: JsonSchema; path: (string | number)[] };

/** Parents come first. Unknown fields are left out, because they have no schema. */
export function valuesOf(kind: Kind, document: unknown): DocumentValue[] {
  const found: DocumentValue[] = [];

  function visit(value: unknown, schema: JsonSchema, path: DocumentValue["path"]): void {
    const { items, properties = {} } = schema;
    found.push({ value, schema, path });
    if (Array.isArray(value) && items)
      for (const [index, item] of value.entries()) visit(item, items, [...path, index]);
    if (!isGroup(value)) return;
    for (const [key, field] of Object.entries(properties))
      if (Object.hasOwn(value, key)) visit(value[key], field, [...path, key]);
  }

  visit(document, schemaOf(kind), []);
  return found;
}
