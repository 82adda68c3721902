import { z } from "zod";
import type { PlaceName } from "./picture-place";

/*
 * The values that every kind of content is made of. A value's `description` is what an editor reads after
 * "must be" if it is not valid; `title` and `hint` are its name and its use in words for an editor, where the name
 * of the field or the description do not say them. `graphql` is its type in the GraphQL layer if that is not String;
 * `refersTo` says what must exist under its name, `place` where a picture is shown.
 */
declare module "zod" {
  interface GlobalMeta {
    hint?: string;
    graphql?: string;
    refersTo?: "picture" | "page" | "program";
    place?: PlaceName;
  }
}

type ContentOptions<Value> = {
  /** Its name for editors, if that is not the words of the type or of the field. */
  title?: string;
  /** What it is for, in words for an editor. */
  hint?: string;
  /** Fields of the type in the GraphQL layer in addition to those of the JSON file. */
  graphql?: string;
  /** What must hold between the fields; if it does not, `field` (or the whole object) has the message. */
  rule?: { holds: (value: Value) => boolean; field?: string; message: string; suggestion: string };
};

/**
 * Returns the schema of an object with exactly the given fields, plus `sample`: the names of its fields with sample
 * values, which the owner has to replace before the site goes live.
 *
 * @param name the type of the object in the GraphQL layer
 */
export function content<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  { title, hint, graphql, rule }: ContentOptions<z.infer<z.ZodObject<Shape>>> = {},
) {
  const sample = z
    .array(z.enum(Object.keys(shape)).describe("the name of a field beside the list"))
    .meta({
      title: "Sample values",
      description: "a list of the names of fields beside it that hold sample values",
      hint: "Fields here that still hold an example instead of the owner's own value. Take a field out once its value is real.",
    })
    .optional();
  const object = z.strictObject({ ...shape, sample });
  const refined = rule
    ? object.refine((value) => rule.holds(value as z.infer<z.ZodObject<Shape>>), {
        path: rule.field === undefined ? [] : [rule.field],
        error: rule.message,
        params: { suggestion: rule.suggestion },
        // Only if all fields are valid by themselves.
        when: ({ issues }) => issues.length === 0,
      })
    : object;
  return refined.meta({ id: name, title, hint, graphql });
}

/** One line or paragraph of copy. */
export const text = z
  .string()
  .regex(/^\S(?:[\s\S]*\S)?$/)
  .describe("text, not empty, without spaces at its start or end");

export const paragraphs = z.array(text).min(1).describe("a list of at least one paragraph");

/** The form of a path of this site: `/`, or small letters, digits and hyphens, without a slash at the end. */
const pathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export const path = z
  .string()
  .regex(pathPattern)
  .meta({
    description: 'a path such as "/about-us": small letters, digits and hyphens, no slash at the end',
    hint: "Where the page is: what stands after the name of the site in the address bar.",
    examples: ["/about-us"],
  });

/** A link to a page of this site that has to exist. */
export const pagePath = path.meta({
  refersTo: "page",
  title: "Page",
  hint: "The page of this site that it leads to.",
});

/** A program named by its path; becomes the program itself in the GraphQL layer. */
export const programPath = path.meta({
  refersTo: "program",
  title: "Program",
  hint: "One of the programs.",
  graphql: 'Program @link(by: "path")',
  examples: ["/flagship/palsam"],
});

export const webAddress = z
  .string()
  .regex(/^https:\/\/[^\s/]+(?:\/\S*)?$/)
  .meta({
    description: 'a web address that starts with "https://"',
    hint: "Copy it from the address bar of the browser.",
    examples: ["https://www.example.com"],
  });

export const nowhere = z.literal("");

/** Where a button or an icon leads; while it is empty, nowhere. */
export const destination = z
  .union([webAddress, pagePath, nowhere])
  .describe('a path of the site, a web address that starts with "https://", or "" for none')
  .meta({
    refersTo: "page",
    graphql: "String",
    title: "Leads to",
    hint: "A page of this site, such as /about-us, or a web address. Empty while it leads nowhere.",
    examples: ["/contact-us", "https://www.example.com"],
  });

/** What a search engine and a shared link show of a page. */
export const metadata = content(
  "PageMetadata",
  {
    title: text.max(60).meta({
      title: "Title",
      description: "the page's title without the brand; with it, 60 characters at most",
      hint: "What a search engine shows as the page's name. The brand is added; with it, 60 characters at most.",
    }),
    description: text.max(160).min(70).meta({
      title: "Summary",
      description: "one or two sentences, 70 to 160 characters",
      hint: "What a search engine shows below the title: one or two sentences, 70 to 160 characters.",
    }),
  },
  {
    title: "Search engines and shared links",
    hint: "What Google shows of the page, and what others see when somebody shares its link.",
  },
);
