import { z } from "zod";
import type { SlotName } from "./picture-slot";

/*
 * The values that all kinds of content consist of, and the meaning of their metadata:
 *
 * - `description` follows "must be" in messages about invalid values.
 * - `title` and `hint` are the name and the purpose of a value for editors, unless the name of the field and
 * the description are enough.
 * - `id` is the name of an object or of a choice in the GraphQL layer.
 * - `graphql` is the type in the GraphQL layer, if it is not the type that follows from the schema. For an
 * object, it is the fields that the JSON file does not have.
 * - `refersTo` is what the value names. It must exist.
 * - `slot` is where the site shows a picture, and so what it must be like. Fields have the slot of their group.
 * - `isHidden`: the visual editor fills in the value and does not show it.
 */
declare module "zod" {
  interface GlobalMeta {
    hint?: string;
    graphql?: string;
    refersTo?: "picture" | "page" | "program";
    slot?: SlotName;
    isHidden?: boolean;
  }
}

/**
 * Returns the schema of an object with exactly the given fields and `sample`: the fields with values that the
 * owner has to replace before the site is published.
 */
export function contentObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = z.enum(Object.keys(shape).filter((key) => key !== "id"));
  const sample = z.array(names).optional().meta({
    title: "Sample values",
    description: "a list of the names of fields beside it that hold sample values",
    hint: "The fields whose values are still examples. Remove a field from the list when you have replaced its value.",
  });
  return z.strictObject({ ...shape, sample });
}

/**
 * Returns the options of `refine` for a rule of an object or of a list.
 *
 * @param field the field that the message is about; without it, the message is about the whole value
 */
export function rule(message: string, suggestion: string, field?: string): z.core.$ZodCustomParams {
  return {
    path: field === undefined ? [] : [field],
    error: message,
    params: { suggestion },
    // Checks a rule only if all parts of the value are valid.
    when: ({ issues }) => issues.length === 0,
  };
}

/** A character that says something: not a space, an invisible character or one that only separates words. */
const meaningful =
  "[^\\s.…,;:!?_*•–—\\-\\u00ad\\u034f\\u061c\\u115f\\u1160\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164\\ufeff]";

const anyText = `(?=[\\s\\S]*${meaningful})\\S(?:[\\s\\S]*\\S)?$`;

/** One line or paragraph of copy. */
export const text = z
  .string()
  .regex(new RegExp(`^${anyText}`))
  .describe("text, not empty, without spaces at its start or end");

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

/** A bullet or a number that an editor has typed. "1. " is none, because it is an ordinal in some languages. */
export const typedMark = /^(?:[•‣▪●*–—-]\s+|\d+\)\s+|CH ?\d+[.:–—-]?\s+|Chapter \d+\s*[:–—]\s+)/;

/** An entry of a list. The site adds a number or a bullet. */
export const listedText = z
  .string()
  .regex(new RegExp(`^(?!${typedMark.source.slice(1)})${anyText}`))
  .describe("text without a bullet or a number at its start, which the site adds");

export function wholeNumber(unit: string, min: number, max: number) {
  const description = `a whole number of ${unit}, from ${min} to ${max}, without quotation marks`;
  return z.int().min(min).max(max).describe(description);
}

/** @param thing what an entry is, for messages */
export function listOf<Entry extends z.ZodType>(thing: string, entry: Entry, meta: z.core.GlobalMeta = {}) {
  return z
    .array(entry)
    .min(1)
    .meta({ description: `a list of at least one ${thing}`, hint: "In the order shown.", ...meta });
}

/** Part of addresses, so it stays the same when the order of the list changes. */
export const id = z.int().min(1).max(99_999).meta({
  title: "Number",
  description: "a whole number up to 99,999 that no other entry of the list has",
  hint: "The number of this entry. It stays the same when the order changes.",
  isHidden: true,
});

export const heading = text.meta({ hint: "The heading of the section." });

export const path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)
  .meta({
    description: 'a path such as "/about-us": small letters, digits and hyphens, no slash at the end',
    hint: "The address of the page: the part after the name of the site in the address bar.",
    examples: ["/about-us"],
  });

export const pagePath = path.meta({
  refersTo: "page",
  title: "Page",
  hint: "The page of this site that it leads to.",
});

/** The GraphQL layer resolves the path to the program. */
export const programPath = path.meta({
  refersTo: "program",
  title: "Program",
  hint: "One of the programs.",
  graphql: 'Program @link(by: "path")',
  examples: ["/flagship/palsam"],
});

/** Part of the name of a host, which may have letters of any script. */
const label = "[\\w\\u00a1-\\uffff](?:[\\w\\u00a1-\\uffff-]*[\\w\\u00a1-\\uffff])?";

/** A whole host, such as `www.example.com`, not `localhost`, an IP address, or one with a password. */
const host = `(?:${label}\\.)+(?!\\d)(?=[^\\s.:/?#]{2})${label}(?::\\d+)?`;

export const webAddress = z
  .string()
  .regex(new RegExp(`^https://${host}(?:[/?#]\\S*)?$`))
  // The pattern allows ports that do not exist, for example.
  .refine((address) => URL.canParse(address))
  .meta({
    description: 'a whole web address, such as "https://www.example.com"',
    hint: "Copy it from the address bar of the browser.",
    examples: ["https://www.example.com"],
  });

/** An address that is not known yet. */
export const nowhere = z.literal("");

export const destination = z.union([webAddress, pagePath, nowhere]).meta({
  refersTo: "page",
  graphql: "String",
  title: "Leads to",
  description: 'a path of the site, a whole web address such as "https://www.example.com", or "" for none',
  hint: "A page of this site, such as /about-us, or a web address. Empty if there is no link.",
  examples: ["/contact-us", "https://www.example.com"],
});

/** Search engines show so many characters of a title, with the brand. */
export const maxTitle = 60;

export const metadata = contentObject({
  title: text.max(maxTitle).meta({
    description: `the page's title without the brand; with it, ${maxTitle} characters at most`,
    hint: `What a search engine shows as the page's name. The brand is added; with it, ${maxTitle} characters at most.`,
  }),
  description: text.min(70).max(160).meta({
    title: "Summary",
    description: "one or two sentences, 70 to 160 characters",
    hint: "What a search engine shows below the title: one or two sentences, 70 to 160 characters.",
  }),
}).meta({
  id: "PageMetadata",
  title: "Search engines and shared links",
  hint: "What Google shows of the page, and what people see when somebody shares a link to it.",
});
