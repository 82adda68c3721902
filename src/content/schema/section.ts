import { z } from "zod";
import { picture } from "./picture-field";
import {
  attendanceText,
  content,
  destination,
  heading,
  limitedText,
  nowhere,
  sentences,
  text,
  webAddress,
} from "./vocabulary";

/** The names are design tokens in `src/styles/tokens.css`. */
export const accent = z.enum(["orange", "gold", "teal", "rust", "plum", "blue"]).meta({
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

export const landing = content(
  "Landing",
  {
    title: limitedText({ max: 50 }).meta({
      description: "a title of 50 characters at most",
      hint: "The large words on the picture.",
    }),
    tagline: limitedText({ max: 65 })
      .meta({ description: "one line, 65 characters at most", hint: "One line below the title." })
      .optional(),
    text: limitedText({ max: 300 })
      .meta({
        description: "a few sentences, 300 characters at most",
        hint: "A few sentences below the tagline.",
      })
      .optional(),
    isExpandable: z.boolean().meta({
      title: "Folds on phones",
      description: "true if the text folds at window widths of 567 px or less, else false",
      hint: "On: phones show the start of the text and a button for the rest. Good for long texts.",
    }),
    tone: z.enum(["light", "dark"]).meta({
      id: "Tone",
      title: "Left half of the picture",
      description: '"light" or "dark": whether the left of the picture is light or dark',
      hint: "Whether the part of the picture behind the words is light or dark. The words get the opposite tone.",
    }),
    accent,
    isMirrored: z
      .boolean()
      .meta({
        title: "Mirrors the picture",
        description: "true if the picture is mirrored and the words are on its right",
        hint: "On: the picture is mirrored, and the words are on the right. For languages from right to left, and pictures without letters or numbers.",
      })
      .optional(),
    image: picture.meta({ place: "landing" }),
  },
  { hint: "The picture and the words at the top of the page." },
);

export const prose = content(
  "Prose",
  {
    heading,
    lead: text.meta({ hint: "The first sentence, in larger letters." }).optional(),
    paragraphs: z.array(attendanceText).describe("a list of paragraphs"),
  },
  { hint: "A heading with running text." },
);

export const list = content(
  "SentenceList",
  {
    heading,
    intro: text.meta({ title: "Introduction", hint: "A sentence before the list." }).optional(),
    items: sentences,
  },
  { hint: "A heading with a list of sentences." },
);

export const note = content(
  "Note",
  { heading, text: text.meta({ hint: "One paragraph below the heading." }) },
  { hint: "A heading with one paragraph." },
);

const formDestination = z.union([webAddress, nowhere]).meta({
  description: 'a web address that starts with "https://", or "" for none',
  graphql: "String",
  title: "Sent to",
  hint: "The address that a form service gives you. Empty if there is none yet.",
  examples: ["https://forms.example.com/f/1"],
});

export const form = content(
  "FormSection",
  { heading, text: note.shape.text, destination: formDestination },
  { title: "Form", hint: "A form, the text above it, and the address that it is sent to." },
);

export const action = content(
  "Action",
  { label: text.meta({ hint: "The words on the button." }), destination },
  { title: "Button", hint: "A button, and the page that it leads to." },
);
