import { z } from "zod";
import { picture } from "./picture-field";
import { content, limitedText } from "./vocabulary";

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
      description: "true if the text folds on phones, else false",
      hint: "On: phones show the start of the text and a button for the rest. Good for long texts.",
    }),
    tone: z.enum(["light", "dark"]).meta({
      id: "Tone",
      title: "Left half of the picture",
      description: '"light" or "dark": whether the left of the picture is light or dark',
      hint: "Whether the part of the picture behind the words is light or dark. The words get the opposite tone.",
    }),
    isMirrored: z
      .boolean()
      .meta({
        title: "Mirrors the picture",
        description: "true if the picture is mirrored and the words are on its right",
        hint: "On: the picture is mirrored, and the words are on the right. For languages from right to left, and pictures without letters or numbers.",
      })
      .optional(),
    image: picture.meta({ slot: "landing" }),
  },
  { hint: "The picture and the words at the top of the page." },
);
