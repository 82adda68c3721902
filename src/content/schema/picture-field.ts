import { z } from "zod";
import { contentObject, text } from "./vocabulary";

const anyCase = (words: string) => words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Names that Windows keeps for devices, also before an extension. */
const device = `(?:${anyCase("con|prn|aux|nul")}|(?:${anyCase("com|lpt")})\\d)\\.`;

/**
 * A name that all systems accept, and that is not hidden. It has no spaces, and no `?`, `#` and `%`, which have
 * a special meaning in a URL.
 */
const name = `(?!${device})[^.\\s/\\\\?#%:*"<>|][^\\s/\\\\?#%:*"<>|]*`;

/** A picture anywhere below a folder. */
export const pictureFile = new RegExp(`^(?:${name}/)*${name}\\.(?:jpg|jpeg|png|webp|svg)$`);

/** Returns a name with the ending that the site uses. JPEG has several: Windows saves pictures as `.jfif`. */
export function withUsualEnding(name: string): string {
  const ending = name.replace(/^.*\./s, "").toLowerCase();
  return name.replace(/[^.]*$/, /^(?:jfif|jif|jpe|pjpe?g|pjp)$/.test(ending) ? "jpg" : ending);
}

/** A file name relative to the JSON file, with one of the endings. */
function file(endings: readonly string[], example: string, hint: string) {
  return z
    .string()
    .regex(new RegExp(`^\\.{1,2}/(?:\\.\\./)*(?:${name}/)*${name}\\.(?:${endings.join("|")})$`))
    .meta({
      title: "File",
      description: `a picture beside this file, such as "${example}": ${endings.join(", ")}; without spaces and ?#%:*"<>|`,
      hint,
      examples: [example],
      refersTo: "picture",
      graphql: "File @fileByRelativePath",
    });
}

export const drawing = file(["svg"], "./logo.svg", "A drawing: an SVG file.");

/** A text that says only that there is a picture, or how its file is called. */
const saysNothing =
  /^(?:(?:image|img|photo|picture|logo|untitled)[\s_-]*\d*|\S+\.(?:jpe?g|png|webp|svg|gif|avif|heic))$/i;

const alternativeText = text
  .refine((words) => !saysNothing.test(words), {
    error: "This does not say what the picture shows.",
    params: { suggestion: "Describe what the picture shows, for people who do not see it." },
  })
  .meta({
    title: "What the picture shows",
    description: "what the picture shows, for screen readers (alternative text)",
    hint: "One sentence that screen readers read in place of the picture.",
  });

const photoEndings = ["jpg", "jpeg", "png", "webp"];

export const picture = contentObject({
  src: file(
    photoEndings,
    "./palsam.jpg",
    "A photo or drawing in its full size. The site creates the smaller versions.",
  ),
  alt: alternativeText,
}).meta({ id: "Picture", title: "Picture", hint: "A picture, and what it shows." });

const drawingOrPhoto = file(
  ["svg", ...photoEndings],
  "./palsam.svg",
  "A drawing (SVG), or a photo in its full size. The site creates the smaller versions.",
);

/** One of the two is null (src/gatsby/image-data.ts). */
const graphql =
  'drawing: File @fileByRelativePath(from: "src")\n  photo: File @fileByRelativePath(from: "src")';

export const illustration = contentObject({ src: drawingOrPhoto, alt: alternativeText }).meta({
  id: "Illustration",
  title: "Picture",
  hint: "A drawing or a photo, and what it shows.",
  graphql,
});

/** A picture that shows nothing that the text beside it does not say. */
export const decoration = contentObject({ src: drawingOrPhoto }).meta({
  id: "Decoration",
  title: "Picture",
  hint: "A drawing or a photo.",
  graphql,
});

/** Drawings are small and stay sharp at every size. */
export const logo = contentObject({
  src: file(
    ["svg", ...photoEndings],
    "./nilvara.svg",
    "Preferably an SVG file, which stays sharp at every size. Otherwise a large PNG.",
  ),
  alt: alternativeText,
}).meta({ id: "Logo", title: "Logo", hint: "A logo, and what it shows." });
