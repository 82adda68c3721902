import type { z } from "zod";
import { content, text } from "./vocabulary";

/** Returns the schema of a short text that pages show or screen readers read. */
export function word(hint: string, title?: string) {
  return text.meta({ title, hint });
}

/**
 * Returns the schema of a text with placeholders, such as `{count}`, which the site replaces. The text must
 * have all placeholders of the example, and no others.
 */
export function pattern(example: string, hint: string) {
  const names = [...example.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const placeholders = new Intl.ListFormat("en").format(names.map((name) => `{${name}}`));
  const all = names.map((name) => `(?=.*\\{${name}\\})`).join("");
  return text.regex(new RegExp(`^${all}(?:[^{}]|\\{(?:${names.join("|")})\\})*$`)).meta({
    description: `text with ${placeholders} in it, and nothing else in braces`,
    hint: `${hint} The site fills in ${placeholders}.`,
    examples: [example],
  });
}

/** Returns the schema of a text for one number, such as one hour. The text may contain `{count}`. */
export function numberPattern(example: string, hint: string) {
  return text.regex(/^(?:[^{}]|\{count\})*$/).meta({
    description: "text, with nothing else in braces than {count}",
    hint: `${hint} The site fills in {count}.`,
    examples: [example],
  });
}

/** Returns the schema of a group of words, given its GraphQL type, and its name and purpose for editors. */
export function group<Shape extends z.ZodRawShape>(type: string, title: string, hint: string, words: Shape) {
  return content(type, words, { title, hint });
}
