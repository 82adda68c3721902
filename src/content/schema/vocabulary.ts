import { z } from "zod";
import type { PlaceName } from "./picture-place";

/*
 * The words every kind of content is written in. A value's `description` is what an editor reads as
 * "expected …" when the check finds something else; `title` and `hint` are its name and its use in an
 * editor's words, where the field's own name or the description do not say them. `graphql` is the value's
 * type in the GraphQL layer where it is not simply a String; `refersTo` says what the value has to exist as,
 * `place` what the site asks of a picture there.
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
  /** What an editor calls it, where that is not simply the words of the type or of the field it stands in. */
  title?: string;
  /** What it is for, in an editor's words. */
  hint?: string;
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
  { title, hint, graphql, rule }: ContentOptions<z.infer<z.ZodObject<Shape>>> = {},
) {
  const sample = z
    .array(z.enum(Object.keys(shape)))
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
        error: rule.expected,
        params: { remedy: rule.remedy },
        // Of fields that are wrong by themselves nothing follows.
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

/** A path of this site: `/`, or words of small letters joined by hyphens, without a slash at the end. */
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

const nowhere = z.literal("");

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

const formDestination = z.union([webAddress, nowhere]).meta({
  description: 'a web address that starts with "https://", or "" for none',
  graphql: "String",
  title: "Sent to",
  hint: "The address that a form service gives you. Empty while the form is not sent anywhere.",
  examples: ["https://forms.example.com/f/1"],
});

/** A file beside the JSON file that names it. In an address `?`, `#` and `%` mean something else. */
function file(extensions: string) {
  return z
    .string()
    .regex(new RegExp(`^\\.{1,2}/[^\\s\\\\?#%]+\\.(?:${extensions})$`))
    .meta({ title: "File", refersTo: "picture", graphql: "File @fileByRelativePath" });
}

export const drawing = file("svg").meta({
  description: 'the name of an SVG file beside this one, such as "./logo.svg"',
  hint: "A drawing: an SVG file.",
  examples: ["./logo.svg"],
});

const alternativeText = text.meta({
  title: "What the picture shows",
  description: "what the picture shows, for those who cannot see it (alternative text)",
  hint: "One sentence for those who cannot see the picture; a screen reader says it.",
});

export const picture = content(
  "Picture",
  {
    src: file("jpg|jpeg|png|webp").meta({
      description:
        'the name of a picture beside this file, such as "./palsam.jpg": jpg, jpeg, png or webp, no spaces',
      hint: "A photograph or drawing at its full size. The site makes the smaller ones by itself.",
      examples: ["./palsam.jpg"],
    }),
    alt: alternativeText,
  },
  { title: "Picture", hint: "A picture, and what it shows." },
);

/** A logo: drawings stay sharp at every size, and are small. */
export const logo = content(
  "Logo",
  {
    src: file("svg|png|jpg|jpeg|webp").meta({
      description:
        'the name of a logo beside this file, such as "./nilvara.svg": svg, png, jpg, jpeg or webp, no spaces',
      hint: "Best an SVG file, which stays sharp at every size; else a large PNG.",
      examples: ["./nilvara.svg"],
    }),
    alt: alternativeText,
  },
  { title: "Logo", hint: "A logo, and what it shows." },
);

/** The fill a component takes: design tokens of `src/styles/tokens.css`. */
export const accent = z.enum(["orange", "gold", "teal", "rust", "plum", "blue"]).meta({
  id: "Accent",
  title: "Color",
  description: "one of the brand's colours",
  hint: "One of the brand's colors.",
});

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
  .meta({
    id: "IconName",
    title: "Icon",
    description: "the name of an icon of static/icons.svg",
    hint: "The small drawing that stands with the text.",
  });

const heading = text.meta({ hint: "What stands above the section, in large letters." });

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

/** The picture and words a page opens with (specification, section 4: landing cards). */
export const landing = content(
  "Landing",
  {
    title: text.meta({ hint: "The large words on the picture." }),
    tagline: text.meta({ hint: "One line below the title." }).optional(),
    text: text.meta({ hint: "A few sentences below that." }).optional(),
    isExpandable: z.boolean().meta({
      title: "Folds on phones",
      description: "true if the text folds to three lines at window widths of 567 px or less, else false",
      hint: "On: phones show three lines of the text and a button for the rest. Good for long texts.",
    }),
    tone: z.enum(["light", "dark"]).meta({
      id: "Tone",
      title: "Left half of the picture",
      description: '"light" or "dark": whether the left of the picture is light or dark',
      hint: "Is the part of the picture below the words light or dark? The words take the other tone.",
    }),
    accent,
    image: picture.meta({ place: "banner" }),
  },
  { title: "Opening", hint: "The picture and the words that the page opens with." },
);

/** A heading with running text. */
export const prose = content(
  "Prose",
  {
    heading,
    lead: text.meta({ hint: "A first sentence in larger letters." }).optional(),
    paragraphs: z.array(text).describe("a list of paragraphs"),
  },
  { hint: "A heading with running text." },
);

/** A heading with a list of sentences. */
export const list = content(
  "SentenceList",
  {
    heading,
    intro: text.meta({ title: "Introduction", hint: "A sentence before the list." }).optional(),
    items: z
      .array(text.meta({ title: "Sentence" }))
      .min(1)
      .meta({ title: "List", description: "a list of at least one sentence" }),
  },
  { hint: "A heading with a list of sentences." },
);

/** A heading with one paragraph. */
export const note = content(
  "Note",
  { heading, text: text.meta({ hint: "One paragraph below the heading." }) },
  { hint: "A heading with one paragraph." },
);

/** A form with what stands above it, and where it is sent. */
export const form = content(
  "FormSection",
  {
    heading,
    text: text.meta({ hint: "One paragraph below the heading." }),
    destination: formDestination,
  },
  { title: "Form", hint: "A form, what stands above it, and where it is sent." },
);

export const action = content(
  "Action",
  { label: text.meta({ hint: "The words on the button." }), destination },
  { title: "Button", hint: "A button, and where it leads." },
);
