import { dirname, join, relative } from "node:path/posix";
import { itemsOf, type JsonSchema, jsonSchemaOf, resolve } from "../kind/json-schema";
import type { Kind } from "../kind/kind";

/*
 * The visual editor's forms know three things otherwise than the JSON files:
 * - a group that may be left out is a list of at most one group, since a form would ask for its fields;
 * - a picture is named by its path under `data/`, where the editor's page can show it;
 * - what is left empty is there and empty, where a file leaves it out.
 */

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a field is a group that may be left out. */
export function isOptionalGroup(parent: JsonSchema, key: string, field: JsonSchema): boolean {
  return field.properties !== undefined && !parent.required?.includes(key);
}

/** The fields of a group with their definitions; what is no field of it is not there. */
export function fieldsOf(root: JsonSchema, schema: JsonSchema): [string, JsonSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    typeof field === "object" ? [[key, resolve(root, field)]] : [],
  );
}

/** What a form shows of a file's content. */
export function toForm(kind: Kind, file: string, content: unknown): unknown {
  const root = jsonSchemaOf(kind);

  function shown(value: unknown, schema: JsonSchema): unknown {
    const items = itemsOf(schema);
    if (Array.isArray(value) && items) return value.map((item) => shown(item, resolve(root, items)));
    if (schema.refersTo === "picture" && typeof value === "string") return `/${join(dirname(file), value)}`;
    if (!isGroup(value)) return value;
    const known = new Map(fieldsOf(root, schema));
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const field = known.get(key) ?? {};
        const inner = shown(entry, field);
        return [key, isOptionalGroup(schema, key, field) ? [inner] : inner];
      }),
    );
  }

  return shown(content, resolve(root, root));
}

/** A picture's name as the JSON file has it; a new one comes by its bare name and stands beside the file. */
function pictureName(file: string, value: string): string {
  const name = value.startsWith("/") ? relative(dirname(file), value.slice(1)) : value;
  return name === "" || name.startsWith(".") ? name : `./${name}`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** What a field that has to be there holds when it is left empty, if it may be empty. */
function emptyValue(field: JsonSchema): unknown {
  if (field.anyOf?.some((choice) => choice.const === "")) return "";
  if (field.type === "boolean") return false;
  return itemsOf(field) && !field.minItems ? [] : undefined;
}

/** What a file shall hold of what a form has: the way back of `toForm`, without what was left empty. */
export function fromForm(kind: Kind, file: string, form: unknown): unknown {
  const root = jsonSchemaOf(kind);

  function held(value: unknown, schema: JsonSchema): unknown {
    const items = itemsOf(schema);
    if (value === null) return undefined;
    if (Array.isArray(value) && items) return value.map((item) => held(item, resolve(root, items)));
    if (typeof value === "string") {
      // Copy is one line or one paragraph; forms let one press Enter.
      const line = value.replace(/\s*\n\s*/g, " ").trim();
      return schema.refersTo === "picture" ? pictureName(file, line) : line;
    }
    return isGroup(value) && schema.properties ? heldGroup(value, schema) : value;
  }

  function heldGroup(group: Group, schema: JsonSchema): Group {
    const fields = fieldsOf(root, schema).map(([key, field]) => {
      const entry = group[key];
      if (isOptionalGroup(schema, key, field) && Array.isArray(entry)) return [key, held(entry[0], field)];
      const value = held(entry, field);
      if (schema.required?.includes(key)) return [key, value ?? emptyValue(field)];
      return [key, isEmpty(value) ? undefined : value];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  return held(form, resolve(root, root));
}
