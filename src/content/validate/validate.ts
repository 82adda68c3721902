import type { z } from "zod";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { didYouMean, nearest } from "../diagnostic/did-you-mean";
import { anyOf, fieldName, quote, subjectOf } from "../diagnostic/wording";
import { type JsonSchema, schemaOf } from "../kind/json-schema";
import type { Kind } from "../kind/kind";
import type { Entry } from "../read/entry";
import { entryIds } from "../read/entry-id";
import { nodeAt, type Path, positionOf, valueAt, valuesBeside } from "../read/position";
import { suggestionFor } from "./suggestion";

type Issue = z.core.$ZodIssue;

const jsonTypes: Record<string, string> = {
  string: "a text in quotation marks",
  array: "a list [ … ]",
  object: "a group of fields { … }",
  integer: "a whole number, without quotation marks",
  number: "a number, without quotation marks",
  boolean: "true or false, without quotation marks",
};

function schemaAt(kind: Kind, path: Path): JsonSchema {
  return path.reduce<JsonSchema>(
    (parent, key) => (typeof key === "number" ? parent.items : parent.properties?.[key]) ?? {},
    schemaOf(kind),
  );
}

/** Returns the names of the fields that a group may have, of those that it lacks, and of its other fields. */
function fieldsAt({ kind, value }: Entry, path: Path) {
  const written = Object.keys(Object(valueAt(value, path)));
  const known = Object.keys(schemaAt(kind, path).properties ?? {});
  const absent = known.filter((name) => !written.includes(name));
  return { known, absent, unknown: written.filter((name) => !known.includes(name)) };
}

/** Returns the end of a sentence, such as `must be a list of lines`. */
function expectation({ enum: choices, description, type }: JsonSchema, issue: Issue): string {
  const expected = choices ? anyOf(choices) : (description ?? jsonTypes[String(type)]);
  return expected === undefined ? issue.message : `must be ${expected}`;
}

function unknownField(entry: Entry, path: Path, key: string): Diagnostic {
  const { known, absent } = fieldsAt(entry, path);
  const suggestion = didYouMean(key, absent);
  const explanation = suggestion
    ? { message: `Unknown field ${quote(key)}.`, suggestion }
    : {
        message: `Unknown field ${quote(key)}: the fields of this group are ${known.join(", ")}.`,
        suggestion: `Remove ${quote(key)} and its value.`,
      };
  const field = [...path, key];
  const name = nodeAt(entry, field)?.parent?.children?.[0];
  return { ...diagnosticAt(entry, field, explanation), ...positionOf(entry, name) };
}

/** Suggests what to add. An entry without a number gets the next free one of its list. */
function addition(entry: Entry, group: Path, key: string): string {
  const list = valueAt(entry.value, group.slice(0, -1));
  const id = key === "id" && Array.isArray(list) ? entryIds(list)[Number(group.at(-1))] : undefined;
  if (id !== undefined) return `Add "id": ${id} to the group that starts here. It is the next free number.`;
  return `Add ${quote(key)} to the group that starts here.`;
}

/** Leaves out a field whose name is misspelled, because that name has a diagnostic of its own. */
function missingField(entry: Entry, issue: Issue, path: Path): Diagnostic[] {
  const group = path.slice(0, -1);
  const key = String(path.at(-1));
  const { absent, unknown } = fieldsAt(entry, group);
  if (unknown.some((name) => nearest(name, absent) === key)) return [];
  const message = `Missing field ${quote(key)}: it ${expectation(schemaAt(entry.kind, path), issue)}.`;
  const suggestion = addition(entry, group, key);
  return [{ ...diagnosticAt(entry, group, { message, suggestion }), path }];
}

/** Returns whether the value would add no issue to the file, and repeat no entry of its list. */
function isValidAt(entry: Entry, path: Path, candidate: unknown): boolean {
  if (typeof path.at(-1) === "number" && valuesBeside(entry, path).includes(candidate)) return false;
  const { kind, value } = entry;
  const before = new Set(kind.schema.safeParse(value).error?.issues.map((issue) => fieldName(issue.path)));
  before.delete(fieldName(path));
  const root = { value: structuredClone(value) };
  const whole: Path = ["value", ...path];
  Reflect.set(Object(valueAt(root, whole.slice(0, -1))), whole.at(-1) ?? "", candidate);
  const issues = kind.schema.safeParse(root.value).error?.issues ?? [];
  return issues.every((issue) => before.has(fieldName(issue.path)));
}

function wrongValue(entry: Entry, issue: Issue, path: Path): Diagnostic {
  const schema = schemaAt(entry.kind, path);
  const isRequired = schemaAt(entry.kind, path.slice(0, -1)).required?.includes(String(path.at(-1))) ?? false;
  // Reports the type of a value that is not a text. The description says only what the text is about.
  const isNoText = schema.type === "string" && issue.code === "invalid_type";
  const expected = isNoText ? `must be ${jsonTypes.string}` : expectation(schema, issue);
  const isRule = issue.code === "custom";
  const suggestion = suggestionFor(valueAt(entry.value, path), {
    issue,
    schema,
    isRequired,
    isValid: (candidate) => isValidAt(entry, path, candidate),
  });
  return diagnosticAt(entry, path, {
    message: isRule ? issue.message : `${subjectOf(path)} ${expected}.`,
    suggestion: suggestion ?? (isRule ? issue.params?.suggestion : undefined),
  });
}

export function validate(entry: Entry): Diagnostic[] {
  const { error } = entry.kind.schema.safeParse(entry.value);
  const diagnostics = (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "symbol" ? String(key) : key));
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownField(entry, path, key));
    return valueAt(entry.value, path) === undefined
      ? missingField(entry, issue, path)
      : wrongValue(entry, issue, path);
  });
  // Keeps one diagnostic per field. For example, an empty text is also too short.
  const fields = diagnostics.map(({ path = [] }) => fieldName(path));
  return diagnostics.filter((_, index) => fields.indexOf(fields[index] ?? "") === index);
}
