import { z } from "zod";
import { illustration } from "./picture-field";
import { contentObject, text } from "./vocabulary";

export const landing = contentObject({
  title: text.max(50).meta({
    description: "a title of 50 characters at most",
    hint: "The large words on the picture.",
  }),
  tagline: text.max(65).optional().meta({
    description: "one line, 65 characters at most",
    hint: "One line below the title.",
  }),
  text: text.max(300).optional().meta({
    description: "a few sentences, 300 characters at most",
    hint: "A few sentences below the tagline.",
  }),
  isExpandable: z.boolean().meta({
    title: "Folds on phones",
    description: "true if the text folds on phones, else false",
    hint: "On: phones show the start of the text and a button for the rest. Good for long texts.",
  }),
  tone: z.enum(["light", "dark"]).meta({
    id: "Tone",
    title: "Ground",
    hint: "The ground behind the words and the drawing. Dark: the color of the page. Light: a tint of it.",
  }),
  image: illustration.meta({ slot: "landing" }),
}).meta({ id: "Landing", hint: "The picture and the words at the top of the page." });
