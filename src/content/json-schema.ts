import { z } from "zod";
import type { Kind } from "./kind";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const cache = new Map<Kind, JsonSchema>();

/** A kind's definition as a JSON Schema: its objects stand in `$defs` under their GraphQL names. */
export function jsonSchemaOf(kind: Kind): JsonSchema {
  let schema = cache.get(kind);
  if (schema === undefined) {
    schema = z.toJSONSchema(kind.schema);
    cache.set(kind, schema);
  }
  return schema;
}

/** The definition a `$ref` names, with what stands beside it, or the schema itself where it is none. */
export function resolve(root: JsonSchema, { $ref, ...schema }: JsonSchema): JsonSchema {
  return { ...root.$defs?.[$ref?.replace("#/$defs/", "") ?? ""], ...schema };
}

/**
 * Visits every value of a document together with the schema it stands under, parents first.
 * Values without a schema (unknown fields) are passed over.
 */
export function walk(
  kind: Kind,
  value: unknown,
  visit: (value: unknown, schema: JsonSchema, path: (string | number)[]) => void,
): void {
  const root = jsonSchemaOf(kind);

  function step(value: unknown, reference: JsonSchema, path: (string | number)[]): void {
    const schema = resolve(root, reference);
    visit(value, schema, path);
    if (Array.isArray(value) && typeof schema.items === "object" && !Array.isArray(schema.items)) {
      const items = schema.items;
      for (const [index, item] of value.entries()) step(item, items, [...path, index]);
    } else if (typeof value === "object" && value !== null && schema.properties) {
      for (const [key, field] of Object.entries(value)) {
        const property = schema.properties[key];
        if (typeof property === "object") step(field, property, [...path, key]);
      }
    }
  }

  step(value, root, []);
}
