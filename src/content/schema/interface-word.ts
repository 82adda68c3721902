import type { z } from "zod";
import { content, text } from "./vocabulary";

/** A short text that pages show or screen readers read. */
export function word(hint: string) {
  return text.meta({ hint });
}

/**
 * A text with placeholders, such as `{count}`, which the site replaces. It must have all placeholders of the
 * example, and no others.
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

/** A text for one number, such as one hour. It may contain `{count}`. */
export function numberPattern(example: string, hint: string) {
  return text.regex(/^(?:[^{}]|\{count\})*$/).meta({
    description: "text, with nothing else in braces than {count}",
    hint: `${hint} The site fills in {count}.`,
    examples: [example],
  });
}

/** @param type the name in the GraphQL layer */
export function group<Shape extends z.ZodRawShape>(type: string, title: string, hint: string, words: Shape) {
  return content(type, words, { title, hint });
}
