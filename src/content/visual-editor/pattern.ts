import type { JsonSchema } from "../kind/json-schema";

/** A mark on an Arabic letter, which does not count as a character. */
const mark = "[\\u064b-\\u0652\\u0670]";

/** Returns one regular expression for all rules of a text. */
export function patternOf(schema: JsonSchema): string | undefined {
  if (schema.anyOf) {
    return schema.anyOf
      .map((choice) => (choice.const === "" ? "^$" : patternOf(choice)))
      .filter((pattern) => pattern !== undefined)
      .map((pattern) => `(?:${pattern})`)
      .join("|");
  }
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap((part) => part.pattern ?? []);
  if (schema.minLength !== undefined || schema.maxLength !== undefined)
    patterns.push(`^(?:[\\s\\S]${mark}*){${schema.minLength ?? 0},${schema.maxLength ?? ""}}$`);
  if (patterns.length < 2) return patterns[0];
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*?(?:${pattern}))`).join("")}`;
}
