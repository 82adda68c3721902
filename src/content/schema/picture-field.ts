import { z } from "zod";
import { content, text } from "./vocabulary";

/** A file name relative to the JSON file, without `?`, `#` and `%`, which have a special meaning in a URL. */
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
  description: "what the picture shows, for screen readers (alternative text)",
  hint: "One sentence that screen readers read in place of the picture.",
});

export const picture = content(
  "Picture",
  {
    src: file("jpg|jpeg|png|webp").meta({
      description:
        'the name of a picture beside this file, such as "./palsam.jpg": jpg, jpeg, png or webp, no spaces',
      hint: "A photo or drawing in its full size. The site creates the smaller versions.",
      examples: ["./palsam.jpg"],
    }),
    alt: alternativeText,
  },
  { title: "Picture", hint: "A picture, and what it shows." },
);

/** Drawings are small and stay sharp at every size. */
export const logo = content(
  "Logo",
  {
    src: file("svg|png|jpg|jpeg|webp").meta({
      description:
        'the name of a logo beside this file, such as "./nilvara.svg": svg, png, jpg, jpeg or webp, no spaces',
      hint: "Preferably an SVG file, which stays sharp at every size. Otherwise a large PNG.",
      examples: ["./nilvara.svg"],
    }),
    alt: alternativeText,
  },
  { title: "Logo", hint: "A logo, and what it shows." },
);
