import { z } from "zod";
import { picture } from "./picture-field";
import { contentObject, destination, heading, listedText, listOf, pagePath, rule, text } from "./vocabulary";

/** The names are design tokens in `src/styles/tokens.css`. */
export const accent = z.enum(["orange", "teal", "blue", "rust"]).meta({
  id: "Accent",
  title: "Color",
  description: "one of the brand's colors",
});

/** The names of icons in static/icons.svg. */
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
  .meta({ id: "IconName", hint: "The small drawing beside the text." });

/** The names of motifs in static/motifs.svg. */
export const motif = z
  .enum([
    "stopwatch",
    "stethoscope",
    "swatches",
    "balance",
    "orderSlip",
    "key",
    "shelf",
    "cup",
    "hats",
    "briefcase",
    "target",
    "flipchart",
    "megaphone",
    "cards",
    "flask",
    "blocks",
    "plan",
    "mortar",
  ])
  .meta({
    id: "MotifName",
    hint: "The drawing by which visitors recognize the program, in lists and on its page.",
  });

export const prose = contentObject({
  heading,
  lead: text.meta({ hint: "The first sentence, below the heading." }).optional(),
  paragraphs: z.array(text).describe("a list of paragraphs"),
})
  .refine(
    ({ lead, paragraphs }) => lead !== undefined || paragraphs.length > 0,
    rule("A heading must have a text below it.", 'Write "lead" or a paragraph.', "paragraphs"),
  )
  .meta({ id: "Prose", hint: "A heading with running text." });

const pageLink = contentObject({
  label: text.meta({ hint: "The words on the button." }),
  context: text.meta({
    title: "Rest of the label",
    description: 'the rest of the label, for screen readers, such as "about us"',
  }),
  path: pagePath,
}).meta({ id: "PageLink", title: "Button", hint: "A button, and the page it leads to." });

export const illustratedText = contentObject({
  heading,
  lead: text.meta({ hint: "The first sentence, in larger letters." }),
  paragraphs: prose.shape.paragraphs,
  action: pageLink.optional(),
  image: picture.meta({ slot: "figure" }),
}).meta({ id: "IllustratedText", hint: "A text beside a picture." });

export const list = contentObject({
  heading,
  intro: text.meta({ title: "Introduction", hint: "A sentence before the list." }).optional(),
  items: listOf("sentence", listedText.meta({ title: "Sentence" }), { title: "List" }),
}).meta({ id: "SentenceList", hint: "A heading with a list of sentences." });

export const note = contentObject({
  heading,
  text: text.meta({ hint: "One paragraph below the heading." }),
}).meta({ id: "Note", hint: "A heading with one paragraph." });

export const action = contentObject({
  label: text.meta({ hint: "The words on the button." }),
  destination,
}).meta({ id: "Action", title: "Button", hint: "A button, and the page that it leads to." });
