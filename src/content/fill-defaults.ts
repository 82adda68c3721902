import { pathsByName } from "./cross-check/page";
import { type JsonSchema, jsonSchemaOf, resolve } from "./kind/json-schema";
import type { Kind } from "./kind/kind";
import type { Document } from "./read/document";

/** What stands on a page where a text is missing. */
const missing = "…";

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value of the form its schema gives: as it is where it has that form, and a stand-in where it has not. */
function mended(root: JsonSchema, reference: JsonSchema, value: unknown): unknown {
  const schema = resolve(root, reference);
  if (schema.enum) return schema.enum.some((word) => word === value) ? value : schema.enum[0];
  if (schema.properties) return mendedGroup(root, schema, isGroup(value) ? value : {});
  if (schema.type === "array") return mendedList(root, schema, Array.isArray(value) ? value : []);
  if (schema.type === "boolean") return value === true;
  if (schema.type === "integer" || schema.type === "number")
    return typeof value === "number" && Number.isFinite(value) ? value : schema.minimum;
  return typeof value === "string" ? value : missing;
}

function mendedGroup(root: JsonSchema, schema: JsonSchema, group: object): object {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([key]) => schema.required?.includes(key) || Object.hasOwn(group, key),
  );
  return Object.fromEntries(
    fields.map(([key, field]) => [key, mended(root, field as JsonSchema, Reflect.get(group, key))]),
  );
}

function mendedList(root: JsonSchema, schema: JsonSchema, list: unknown[]): unknown[] {
  const length = Math.max(list.length, schema.minItems ?? 0);
  return Array.from({ length }, (_, index) => mended(root, schema.items as JsonSchema, list[index]));
}

/**
 * What can be shown of a document that is broken: all it holds of its kind's fields, and stand-ins for what is
 * missing. Only for the eyes of its editor.
 */
export function mend(document: Document, kind: Kind): object {
  const root = jsonSchemaOf(kind);
  const content = Object(mended(root, root, document.value));
  const isPage = kind.schema.shape.path !== undefined;
  const isPath = /^\/\S*$/.test(content.path);
  return isPage && !isPath ? { ...content, path: pathsByName(document)[0] } : content;
}
