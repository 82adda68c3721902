import { readdirSync } from "node:fs";
import { join } from "node:path";
import { editJson, readJson } from "./json";
import type { Extent } from "./result";
import { writeVariation } from "./variation";

type Program = { description: { paragraphs: string[] } };
type Gallery = { items: { img: { src: string } }[] };

const programFiles = (project: string) =>
  readdirSync(join(project, "data/programs")).filter((name) => name.endsWith(".json"));

const readGallery = (project: string) => readJson<Gallery>(join(project, "data/gallery/gallery.json"));

/** Counts the entries of a project's content. */
export function extentOf(project: string): Extent {
  return { pictures: readGallery(project).items.length, programs: programFiles(project).length };
}

/** Changes one sentence of a program, to a different one for each number. */
export function editText(project: string, number: number): void {
  const file = join(project, "data/programs", programFiles(project)[0] ?? "");
  editJson<Program>(file, (program) => ({
    ...program,
    description: {
      ...program.description,
      paragraphs: [...program.description.paragraphs, `A paragraph that an editor added: ${number}.`],
    },
  }));
}

/** Replaces the first picture of the gallery, with a different one for each number. */
export async function editPicture(project: string, number: number): Promise<void> {
  const picture = join(project, "data/gallery", readGallery(project).items[0]?.img.src ?? "");
  // The multiplied pictures have lower numbers.
  await writeVariation(picture, picture, 100 + number);
}
