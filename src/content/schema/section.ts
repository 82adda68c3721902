import { z } from "zod";
import { pattern } from "./interface-word";
import { picture } from "./picture-field";
import {
  contentObject,
  destination,
  heading,
  nowhere,
  pagePath,
  sentences,
  text,
  webAddress,
} from "./vocabulary";

/** The names are design tokens in `src/styles/tokens.css`. */
export const accent = z.enum(["orange", "teal", "blue", "rust"]).meta({
  id: "Accent",
  title: "Color",
  description: "one of the brand's colors",
});

/** The name of an icon in static/icons.svg. */
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
    description: "the name of an icon of static/icons.svg",
    hint: "The small drawing beside the text.",
  });

/** The name of a motif in static/motifs.svg. */
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
    description: "the name of a motif of static/motifs.svg",
    hint: "The drawing by which visitors recognize the program, in lists and on its page.",
  });

export const prose = contentObject(
  "Prose",
  {
    heading,
    lead: text.meta({ hint: "The first sentence, below the heading." }).optional(),
    paragraphs: z.array(text).describe("a list of paragraphs"),
  },
  {
    hint: "A heading with running text.",
    rule: {
      holds: ({ lead, paragraphs }) => lead !== undefined || paragraphs.length > 0,
      field: "paragraphs",
      message: "A heading must have a text below it.",
      suggestion: 'Write "lead" or a paragraph.',
    },
  },
);

const pageLink = contentObject(
  "PageLink",
  {
    label: text.meta({ hint: "The words on the button." }),
    context: text.meta({
      title: "Rest of the label",
      description: 'the rest of the label, for screen readers, such as "about us"',
    }),
    path: pagePath,
  },
  { title: "Button", hint: "A button, and the page it leads to." },
);

/** A text with a picture beside it. */
export const illustratedText = contentObject(
  "IllustratedText",
  {
    heading,
    lead: text.meta({ hint: "The first sentence, in larger letters." }),
    paragraphs: prose.shape.paragraphs,
    action: pageLink.optional(),
    image: picture.meta({ slot: "figure" }),
  },
  { hint: "A text beside a picture." },
);

export const list = contentObject(
  "SentenceList",
  {
    heading,
    intro: text.meta({ title: "Introduction", hint: "A sentence before the list." }).optional(),
    items: sentences,
  },
  { hint: "A heading with a list of sentences." },
);

export const note = contentObject(
  "Note",
  { heading, text: text.meta({ hint: "One paragraph below the heading." }) },
  { hint: "A heading with one paragraph." },
);

const formDestination = z.union([webAddress, nowhere]).meta({
  description: 'a whole web address, such as "https://forms.example.com/f/1", or "" for none',
  graphql: "String",
  title: "Sent to",
  hint: "The address that a form service gives you. Empty if there is none yet.",
  examples: ["https://forms.example.com/f/1"],
});

/** The fields of a section with a form. */
export const form = {
  heading,
  text: note.shape.text,
  destination: formDestination,
  sent: pattern(
    "Nothing has been sent: this site has no address for messages yet. Please call {phone}.",
    "Below the button after Send, as long as the form is sent nowhere.",
  ).meta({ title: "After Send, without an address" }),
};

export const action = contentObject(
  "Action",
  { label: text.meta({ hint: "The words on the button." }), destination },
  { title: "Button", hint: "A button, and the page that it leads to." },
);
