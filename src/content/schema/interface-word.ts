import type { z } from "zod";
import { contentObject, text } from "./vocabulary";

/** A short text that pages show or screen readers read. */
export function word(hint: string) {
  return text.meta({ hint });
}

/**
 * A text with placeholders, such as `{count}`, which the site replaces. It must have all placeholders of the
 * example, and no others.
 */
export function pattern(example: string, hint: string) {
  const names = [...example.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const all = new Intl.ListFormat("en").format(names.map((name) => `{${name}}`));
  const required = names.map((name) => `(?=.*\\{${name}\\})`).join("");
  return text.regex(new RegExp(`^${required}(?:[^{}]|\\{(?:${names.join("|")})\\})*$`)).meta({
    description: `text with ${all} in it, and nothing else in braces`,
    hint: `${hint} The site fills in ${all}.`,
    examples: [example],
  });
}

/** @param type the name in the GraphQL layer */
export function group<Shape extends z.ZodRawShape>(type: string, title: string, hint: string, words: Shape) {
  return contentObject(type, words, { title, hint });
}
