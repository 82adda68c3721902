import type { z } from "zod";
import { type Document, positionOf } from "../document";
import { type Fault, fieldName, nearest, quote } from "../fault";
import { type JsonSchema, jsonSchemaOf, resolve } from "../json-schema";
import type { Kind } from "../kind";

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

const jsonTypes: Record<string, string> = {
  string: "a text in quotation marks",
  array: "a list [ … ]",
  object: "a group of fields { … }",
  integer: "a whole number, without quotation marks",
  int: "a whole number, without quotation marks",
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

function unknownField(document: Document, kind: Kind, path: Path, key: string): Fault {
  const known = Object.keys(schemaAt(kind, path).properties ?? {});
  const meant = nearest(key, known);
  return {
    file: document.file,
    ...positionOf(document, path, key),
    field: fieldName([...path, key]),
    found: `unknown field \`${key}\``,
    expected: `one of ${known.join(", ")}`,
    remedy: meant ? `did you mean \`${meant}\`?` : `remove \`${key}\``,
  };
}

function missingField(document: Document, schema: JsonSchema, path: Path): Fault {
  const key = String(path.at(-1));
  return {
    file: document.file,
    ...positionOf(document, path.slice(0, -1)),
    field: fieldName(path),
    found: `no field \`${key}\``,
    expected: schema.description ?? jsonTypes[String(schema.type)] ?? "a value",
    remedy: `add \`${key}\` to the group that starts here`,
  };
}

function remedyOf(issue: Issue, schema: JsonSchema, value: unknown): string {
  const meant =
    typeof value === "string" && schema.enum ? nearest(value, schema.enum.map(String)) : undefined;
  if (meant) return `did you mean "${meant}"?`;
  if (issue.code === "invalid_type" && typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)) {
    return `remove the quotation marks: ${value}`;
  }
  if (typeof value === "string" && value.trim() !== value)
    return "remove the spaces at the start and the end";
  if (value === "") return "write the text, or remove the field if it may be left out";
  if (issue.code === "too_big" && typeof value === "string") {
    return `shorten it by ${value.length - Number(issue.maximum)} characters`;
  }
  if (issue.code === "too_small" && Array.isArray(value))
    return `add ${Number(issue.minimum) - value.length} more`;
  if (issue.code === "too_big" && Array.isArray(value))
    return `remove ${value.length - Number(issue.maximum)}`;
  return "change the value to what is expected";
}

function wrongValue(document: Document, issue: Issue, schema: JsonSchema, path: Path, value: unknown): Fault {
  const type = jsonTypes[issue.code === "invalid_type" ? issue.expected : ""];
  return {
    file: document.file,
    ...positionOf(document, path),
    field: fieldName(path),
    found: quote(value),
    expected: issue.code === "custom" ? issue.message : (schema.description ?? type ?? issue.message),
    remedy: remedyOf(issue, schema, value),
  };
}

/** Whether the document has the fields its kind defines, and no others, each of the right form. */
export function checkShape(document: Document, kind: Kind): Fault[] {
  const result = kind.schema.safeParse(document.value);
  return (result.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownField(document, kind, path, key));
    const schema = schemaAt(kind, path);
    const value = valueAt(document.value, path);
    return value === undefined
      ? missingField(document, schema, path)
      : wrongValue(document, issue, schema, path, value);
  });
}
