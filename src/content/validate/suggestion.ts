import type { z } from "zod";
import { nearest, quote } from "../diagnostic/diagnostic";
import type { JsonSchema } from "../kind/json-schema";
import { westernDigits } from "../syntax/word";
import { meantText } from "./meant";

type Issue = z.core.$ZodIssue;

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

/** What mends a number that is too small or too great, or a text or list that is too short or too long. */
function sizeRemedy(issue: Issue, value: unknown): string | undefined {
  if (typeof value === "number") {
    if (issue.code === "too_big") return `write ${issue.maximum} or less`;
    return issue.code === "too_small" ? `write ${issue.minimum} or more` : undefined;
  }
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
  const number = westernDigits(value).match(/-?\d+(?:\.\d+)?/)?.[0];
  if (number && (schema.type === "integer" || schema.type === "number"))
    return `write ${number}, without quotation marks`;
  if (schema.type !== "boolean") return undefined;
  if (/^(?:true|false)$/.test(value)) return "remove the quotation marks";
  if (/^(?:yes|on|true)$/i.test(value)) return "write true, without quotation marks";
  return /^(?:no|off|false)$/i.test(value) ? "write false, without quotation marks" : undefined;
}

/** What mends a text that is not of the expected form. */
function textRemedy(schema: JsonSchema, value: string, isRequired: boolean): string | undefined {
  const meant = schema.enum && nearest(value, schema.enum.map(String));
  if (meant) return `did you mean "${meant}"?`;
  if (value.trim() === "") return isRequired ? "write the text" : "write the text, or remove the field";
  const corrected = meantText(value, schema);
  if (corrected && corrected === value.trim()) return "remove the spaces at the start and the end";
  return corrected && `write ${quote(corrected)}`;
}

function nullRemedy(isRequired: boolean): string {
  return isRequired ? "write the value in its place" : "write the value in its place, or remove the field";
}

/** What mends a value of another form than the text or the list that belongs there. */
function formRemedy(schema: JsonSchema, value: unknown): string | undefined {
  if (schema.type === "array" && typeof value === "string") return "put it between [ and ], as a list of one";
  if (schema.type === "string" && typeof value === "number")
    return `put it between quotation marks: "${value}"`;
  if (schema.type === "integer" && typeof value === "number" && !Number.isInteger(value))
    return `write ${Math.round(value)}, or another whole number`;
  return undefined;
}

function likelyRemedy(
  issue: Issue,
  schema: JsonSchema,
  value: unknown,
  isRequired: boolean,
): string | undefined {
  if (value === null) return nullRemedy(isRequired);
  const isWrongSize = issue.code === "too_big" || issue.code === "too_small";
  if (typeof value !== "string") return isWrongSize ? sizeRemedy(issue, value) : formRemedy(schema, value);
  if (issue.code === "invalid_type") return typeRemedy(schema, value) ?? formRemedy(schema, value);
  if (isWrongSize && value.trim() !== "") return sizeRemedy(issue, value);
  return textRemedy(schema, value, isRequired);
}

/** What will most likely mend a value that is not as its schema says. */
export function remedyOf(issue: Issue, schema: JsonSchema, value: unknown, isRequired: boolean): string {
  const remedy =
    issue.code === "custom" ? issue.params?.remedy : likelyRemedy(issue, schema, value, isRequired);
  return remedy ?? "change the value to what is expected";
}
