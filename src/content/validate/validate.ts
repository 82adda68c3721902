import type { z } from "zod";
import { type Fault, fieldName, nearest, quote } from "../diagnostic/diagnostic";
import { type JsonSchema, jsonSchemaOf, resolve } from "../kind/json-schema";
import type { Kind } from "../kind/kind";
import { type Document, positionOf } from "../read/document";
import { remedyOf } from "./suggestion";

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

const jsonTypes: Record<string, string> = {
  string: "a text in quotation marks",
  array: "a list [ … ]",
  object: "a group of fields { … }",
  integer: "a whole number, without quotation marks",
  number: "a number, without quotation marks",
  boolean: "true or false, without quotation marks",
};

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (parent, key) => (typeof parent === "object" && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  );
}

function schemaAt(kind: Kind, path: Path): JsonSchema {
  const root = jsonSchemaOf(kind);
  return path.reduce<JsonSchema>(
    (parent, key) => {
      const next = typeof key === "number" ? parent.items : parent.properties?.[key];
      return typeof next === "object" && !Array.isArray(next) ? resolve(root, next) : {};
    },
    resolve(root, root),
  );
}

/** What an editor has to write for a value of a schema, in words. */
function expectedOf(schema: JsonSchema): string | undefined {
  if (schema.enum) return `one of ${schema.enum.map(quote).join(", ")}`;
  return schema.description ?? jsonTypes[String(schema.type)];
}

/** The field an unknown one was meant to be, among those that its group does not have yet. */
function meantField(document: Document, kind: Kind, path: Path, key: string): string | undefined {
  const present = Object.keys(Object(valueAt(document.value, path)));
  const known = Object.keys(schemaAt(kind, path).properties ?? {});
  return nearest(
    key,
    known.filter((name) => !present.includes(name)),
  );
}

function unknownField(document: Document, kind: Kind, path: Path, key: string): Fault {
  const meant = meantField(document, kind, path, key);
  return {
    file: document.file,
    ...positionOf(document, path, key),
    field: fieldName([...path, key]),
    found: `a field ${quote(key)} that the site does not know`,
    expected: `one of ${Object.keys(schemaAt(kind, path).properties ?? {}).join(", ")}`,
    remedy: meant ? `did you mean "${meant}"?` : `remove ${quote(key)} and its value`,
  };
}

/** A field that is not there; nothing where it is there under a misspelt name, which is a fault already. */
function missingField(document: Document, kind: Kind, path: Path): Fault[] {
  const group = path.slice(0, -1);
  const key = String(path.at(-1));
  const names = Object.keys(Object(valueAt(document.value, group)));
  const known = schemaAt(kind, group).properties ?? {};
  if (names.some((name) => !(name in known) && meantField(document, kind, group, name) === key)) return [];
  return [
    {
      file: document.file,
      ...positionOf(document, group),
      field: fieldName(path),
      found: `no field "${key}"`,
      expected: expectedOf(schemaAt(kind, path)) ?? "a value",
      remedy: `add "${key}" to the group that starts here`,
    },
  ];
}

function wrongValue(document: Document, kind: Kind, issue: Issue, path: Path): Fault {
  const schema = schemaAt(kind, path);
  const value = valueAt(document.value, path);
  const isRequired = schemaAt(kind, path.slice(0, -1)).required?.includes(String(path.at(-1))) ?? false;
  return {
    file: document.file,
    ...positionOf(document, path),
    field: fieldName(path),
    found: quote(value),
    expected: issue.code === "custom" ? issue.message : (expectedOf(schema) ?? issue.message),
    remedy: remedyOf(issue, schema, value, isRequired),
  };
}

/** Whether the document has the fields its kind defines, and no others, each of the right form. */
export function checkShape(document: Document, kind: Kind): Fault[] {
  const result = kind.schema.safeParse(document.value);
  const faults = (result.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownField(document, kind, path, key));
    return valueAt(document.value, path) === undefined
      ? missingField(document, kind, path)
      : wrongValue(document, kind, issue, path);
  });
  // One fault for each field: an empty text, for example, is too short as well.
  return faults.filter(({ field }, index) => faults.findIndex((fault) => fault.field === field) === index);
}
