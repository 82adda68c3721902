import { pathsByName } from "./cross-check/page-path";
import { isGroup, type JsonSchema, jsonSchemaOf, resolve } from "./kind/json-schema";
import { isPage } from "./kind/kind";
import type { Entry } from "./read/entry";

const missingText = "…";

/** Returns the value itself if it has the type in its schema, else a default of that type. */
function filled(root: JsonSchema, reference: JsonSchema, value: unknown): unknown {
  const schema = resolve(root, reference);
  const { items, minItems = 0, properties } = schema;
  if (schema.enum) return schema.enum.some((word) => word === value) ? value : schema.enum[0];
  if (properties) return filledGroup(root, schema, isGroup(value) ? value : {});
  if (items) {
    const list = Array.isArray(value) ? value : [];
    const length = Math.max(list.length, minItems);
    return Array.from({ length }, (_, index) => filled(root, items, list[index]));
  }
  if (schema.type === "boolean") return value === true;
  if (schema.type === "integer") return Number.isInteger(value) ? value : schema.minimum;
  if (schema.type === "number") return Number.isFinite(value) ? value : schema.minimum;
  return typeof value === "string" ? value : missingText;
}

function filledGroup(root: JsonSchema, schema: JsonSchema, group: object): object {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([key]) => schema.required?.includes(key) || Object.hasOwn(group, key),
  );
  return Object.fromEntries(
    fields.map(([key, field]) => [key, filled(root, field, Reflect.get(group, key))]),
  );
}

/** Returns what `gatsby develop` shows for an invalid file: known fields, with defaults for wrong values. */
export function fillDefaults({ file, kind, value }: Entry): object {
  const root = jsonSchemaOf(kind);
  const content = Object(filled(root, root, value));
  const isPath = /^\/\S*$/.test(content.path);
  return isPage(kind) && !isPath ? { ...content, path: pathsByName(file)[0] } : content;
}
