import { dirname, join, relative } from "node:path/posix";
import { isGroup, type JsonSchema, schemaOf } from "../kind/json-schema";
import type { Kind } from "../kind/kind";
import { entryIds } from "../read/entry-id";

/*
 * The forms of the visual editor differ from the JSON files in four ways:
 *
 * - An optional group is a list of at most one group, because a form would require its fields.
 * - A picture is named by its path under `data/`, where the page of the editor can show it.
 * - An empty field is in the form with an empty value, but not in the file.
 * - A new entry of a list may have no number. The file has the next free one.
 *
 * Each form also has the version of the file that it was made from.
 */

export const versionField = "fileVersion";

export function isOptionalGroup(parent: JsonSchema, key: string, field: JsonSchema): boolean {
  return field.properties !== undefined && !parent.required?.includes(key);
}

export function toForm(kind: Kind, file: string, content: unknown): unknown {
  function shown(value: unknown, schema: JsonSchema): unknown {
    const { items } = schema;
    if (Array.isArray(value) && items) return value.map((item) => shown(item, items));
    if (schema.refersTo === "picture" && typeof value === "string") return `/${join(dirname(file), value)}`;
    if (!isGroup(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const field = schema.properties?.[key] ?? {};
        const inner = shown(entry, field);
        return [key, isOptionalGroup(schema, key, field) ? [inner] : inner];
      }),
    );
  }

  return shown(content, schemaOf(kind));
}

/**
 * Returns the name that the file stores for a picture. A new picture is stored beside the file.
 *
 * @param storedAs returns the name under which a new picture is stored
 */
function pictureName(file: string, value: string, storedAs: (name: string) => string): string {
  const name = value.startsWith("/") ? relative(dirname(file), value.slice(1)) : storedAs(value);
  return name === "" || name.startsWith(".") ? name : `./${name}`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Returns the value of an empty field, or undefined if the field must not be empty. */
function emptyValue(field: JsonSchema): unknown {
  if (field.anyOf?.some((choice) => choice.const === "")) return "";
  if (field.type === "boolean") return false;
  return field.items && !field.minItems ? [] : undefined;
}

/**
 * The inverse of `toForm`. Leaves out empty optional fields. Keeps fields that the schema does not have.
 *
 * @param file the path under `data/`
 */
export function fromForm(
  kind: Kind,
  file: string,
  form: unknown,
  storedAs = (name: string) => name,
): unknown {
  function stored(value: unknown, schema: JsonSchema): unknown {
    const { items } = schema;
    if (value === null) return undefined;
    if (Array.isArray(value) && items) return storedList(value, items);
    if (typeof value === "string") {
      const text = value.trim();
      return schema.refersTo === "picture" ? pictureName(file, text, storedAs) : text;
    }
    return isGroup(value) && schema.properties ? storedGroup(value, schema) : value;
  }

  function storedList(list: readonly unknown[], items: JsonSchema): unknown[] {
    const ids = items.properties?.id ? entryIds(list) : [];
    return list.map((entry, index) =>
      stored(isGroup(entry) && ids[index] ? { ...entry, id: ids[index] } : entry, items),
    );
  }

  function storedGroup(group: object, schema: JsonSchema): object {
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
      const entry: unknown = Reflect.get(group, key);
      if (isOptionalGroup(schema, key, field) && Array.isArray(entry)) return [key, stored(entry[0], field)];
      const value = stored(entry, field);
      if (schema.required?.includes(key)) return [key, value ?? emptyValue(field)];
      return [key, isEmpty(value) ? undefined : value];
    });
    const names = new Set([...Object.keys(schema.properties ?? {}), versionField]);
    const others = Object.entries(group).filter(([key]) => !names.has(key));
    return Object.fromEntries([...fields.filter(([, value]) => value !== undefined), ...others]);
  }

  return stored(form, schemaOf(kind));
}
