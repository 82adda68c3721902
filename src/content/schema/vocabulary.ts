import { z } from "zod";
import type { PlaceName } from "./picture-place";

/*
 * The words every kind of content is written in. A value's `description` is what an editor reads as
 * "expected …" when the check finds something else, and what the editor schema shows on hover.
 * `graphql` is the value's type in the GraphQL layer where it is not simply a String; `refersTo` says
 * what the value has to exist as, `place` what the site asks of a picture there.
 */
declare module "zod" {
  interface GlobalMeta {
    graphql?: string;
    refersTo?: "picture" | "page" | "program";
    place?: PlaceName;
  }
}

type ContentOptions<Value> = {
  /** Fields the type has in the GraphQL layer beside those of the JSON file. */
  graphql?: string;
  /** What has to hold between the fields, else a fault at `field` (or at the whole object). */
  rule?: { holds: (value: Value) => boolean; field?: string; expected: string; remedy: string };
};

/**
 * An object with exactly the given fields, plus `sample`: the names of those of its fields whose values
 * stand in for the owner's own and have to be replaced before the site goes live.
 *
 * @param name the object's type in the GraphQL layer
 */
export function content<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  { graphql, rule }: ContentOptions<z.infer<z.ZodObject<Shape>>> = {},
) {
  const sample = z
    .array(z.enum(Object.keys(shape)))
    .describe("a list of the names of fields beside it that hold sample values")
    .optional();
  const object = z.strictObject({ ...shape, sample });
  const refined = rule
    ? object.refine((value) => rule.holds(value as z.infer<z.ZodObject<Shape>>), {
        path: rule.field === undefined ? [] : [rule.field],
        error: rule.expected,
        params: { remedy: rule.remedy },
      })
    : object;
  return refined.meta({ id: name, graphql });
}

/** One line or paragraph of copy. */
export const text = z
  .string()
  .regex(/^\S(?:[\s\S]*\S)?$/)
  .describe("text, not empty, without spaces at its start or end");

export const paragraphs = z.array(text).min(1).describe("a list of at least one paragraph");

/** A path of this site: `/`, or words of small letters joined by hyphens, without a slash at the end. */
const pathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

export const path = z
  .string()
  .regex(pathPattern)
  .describe('a path such as "/about-us": small letters, digits and hyphens, no slash at the end');

/** A link to a page of this site that has to exist. */
export const pagePath = path.meta({ refersTo: "page" });

/** A program named by its path; becomes the program itself in the GraphQL layer. */
export const programPath = path.meta({ refersTo: "program", graphql: 'Program @link(by: "path")' });

export const webAddress = z
  .string()
  .regex(/^https:\/\/[^\s/]+(?:\/\S*)?$/)
  .describe('a web address that starts with "https://"');

/** Where a button or an icon leads; while it is empty, nowhere. */
export const destination = z
  .union([webAddress, pagePath, z.literal("")])
  .describe('a path of the site, a web address that starts with "https://", or "" for none')
  .meta({ refersTo: "page", graphql: "String" });

/** A file beside the JSON file that names it. In an address `?`, `#` and `%` mean something else. */
function file(extensions: string) {
  return z
    .string()
    .regex(new RegExp(`^\\.{1,2}/[^\\s\\\\?#%]+\\.(?:${extensions})$`))
    .meta({ refersTo: "picture", graphql: "File @fileByRelativePath" });
}

export const drawing = file("svg").describe('the name of an SVG file beside this one, such as "./logo.svg"');

const alternativeText = text.describe(
  "what the picture shows, for those who cannot see it (alternative text)",
);

export const picture = content("Picture", {
  src: file("jpg|jpeg|png|webp").describe(
    'the name of a picture beside this file, such as "./palsam.jpg": jpg, jpeg, png or webp, no spaces',
  ),
  alt: alternativeText,
});

/** A logo: drawings stay sharp at every size, and are small. */
export const logo = content("Logo", {
  src: file("svg|png|jpg|jpeg|webp").describe(
    'the name of a logo beside this file, such as "./nilvara.svg": svg, png, jpg, jpeg or webp, no spaces',
  ),
  alt: alternativeText,
});

/** The fill a component takes: design tokens of `src/styles/tokens.css`. */
export const accent = z
  .enum(["orange", "gold", "teal", "rust", "plum", "blue"])
  .meta({ id: "Accent", description: "one of the brand's colours" });

export const icon = z
  .enum([
    "balance",
    "certificate",
    "checklist",
    "compass",
    "dice",
    "arcade",
    "growth",
    "lamp",
    "sail",
    "training",
  ])
  .meta({ id: "IconName", description: "the name of an icon of static/icons.svg" });

/** What a search engine and a shared link show of a page. */
export const metadata = content("PageMetadata", {
  title: text.max(60).describe("the page's title without the brand; with it, 60 characters at most"),
  description: text.max(160).min(70).describe("one or two sentences, 70 to 160 characters"),
});

/** The picture and words a page opens with (specification, section 4: landing cards). */
export const landing = content("Landing", {
  title: text,
  tagline: text.optional(),
  text: text.optional(),
  isExpandable: z
    .boolean()
    .describe("true if the text folds to three lines at window widths of 567 px or less, else false"),
  tone: z
    .enum(["light", "dark"])
    .meta({ id: "Tone", description: '"light" or "dark": whether the left of the picture is light or dark' }),
  accent,
  image: picture.meta({ place: "banner" }),
});

/** A heading with running text. */
export const prose = content("Prose", {
  heading: text,
  lead: text.optional(),
  paragraphs: z.array(text).describe("a list of paragraphs"),
});

/** A heading with a list of sentences. */
export const list = content("SentenceList", {
  heading: text,
  intro: text.optional(),
  items: z.array(text).min(1).describe("a list of at least one sentence"),
});

/** A heading with one paragraph. */
export const note = content("Note", { heading: text, text });

export const action = content("Action", { label: text, destination });
