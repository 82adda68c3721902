import type { z } from "zod";
import { nearest } from "../fault";
import type { JsonSchema } from "../json-schema";

type Issue = z.core.$ZodIssue;

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** What mends a text or a list that is too short or too long. */
function sizeRemedy(issue: Issue, value: unknown): string | undefined {
  if (typeof value !== "string" && !Array.isArray(value)) return undefined;
  const isText = typeof value === "string";
  if (issue.code === "too_big") {
    const excess = value.length - Number(issue.maximum);
    return isText ? `shorten it by ${count(excess, "character")}` : `remove ${excess}`;
  }
  if (issue.code === "too_small") {
    const lack = Number(issue.minimum) - value.length;
    return isText ? `lengthen it by ${count(lack, "character")}` : `add ${lack} more`;
  }
  return undefined;
}

/** What mends a text that should be a number, or true or false. */
function typeRemedy(schema: JsonSchema, value: string): string | undefined {
  const number = value.match(/-?\d+(?:\.\d+)?/)?.[0];
  if (number && (schema.type === "integer" || schema.type === "number"))
    return `write ${number}, without quotation marks`;
  if (schema.type === "boolean" && /^(?:true|false)$/.test(value)) return "remove the quotation marks";
  return undefined;
}

/** What mends a text that is not the expected one. */
function textRemedy(schema: JsonSchema, value: string, isRequired: boolean): string | undefined {
  const meant = schema.enum && nearest(value, schema.enum.map(String));
  if (meant) return `did you mean "${meant}"?`;
  if (value.trim() === "") return isRequired ? "write the text" : "write the text, or remove the field";
  return value.trim() === value ? undefined : "remove the spaces at the start and the end";
}

/** What will most likely mend a value that is not as its schema says. */
export function remedyOf(issue: Issue, schema: JsonSchema, value: unknown, isRequired: boolean): string {
  const remedy =
    issue.code === "custom"
      ? issue.params?.remedy
      : (typeof value === "string" &&
          (issue.code === "invalid_type"
            ? typeRemedy(schema, value)
            : textRemedy(schema, value, isRequired))) ||
        sizeRemedy(issue, value);
  return remedy ?? "change the value to what is expected";
}
