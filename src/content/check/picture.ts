import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join, normalize } from "node:path";
import sharp from "sharp";
import { type Document, positionOf } from "../document";
import { type Fault, fieldName, nearest } from "../fault";
import { walk } from "../json-schema";
import type { Kind } from "../kind";
import { PictureRecord } from "./picture-record";

/**
 * Whether every pixel can be read: a cut or damaged file fails here, not on a visitor's screen. As strict as
 * gatsby-plugin-sharp, which would stop the build without naming the field.
 */
async function canBeDecoded(file: string): Promise<boolean> {
  try {
    await sharp(file, { failOn: "warning" }).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function picturesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp|svg)$/i.test(name));
}

/** Looks at each picture once, however many fields name it. */
function pictureReader(record: PictureRecord) {
  const results = new Map<string, Promise<boolean>>();
  return (name: string): Promise<boolean> => {
    const result = results.get(name) ?? record.isWhole(name, canBeDecoded);
    results.set(name, result);
    return result;
  };
}

/** Whether the pictures a document names are there and can be decoded. */
export async function checkPictures(
  directory: string,
  documents: readonly { document: Document; kind: Kind }[],
): Promise<Fault[]> {
  const record = new PictureRecord(directory);
  const isReadable = pictureReader(record);
  const checks: Promise<Fault | undefined>[] = [];

  async function checkPicture(
    document: Document,
    path: (string | number)[],
    src: string,
  ): Promise<Fault | undefined> {
    const name = normalize(join(dirname(document.file), src)).replaceAll("\\", "/");
    const file = join(directory, name);
    const place = { file: document.file, ...positionOf(document, path), field: fieldName(path) };
    if (!existsSync(file)) {
      const meant = nearest(basename(name), await picturesIn(dirname(file)));
      return {
        ...place,
        found: `"${src}", and there is no file data/${name}`,
        expected: "the name of a file that exists",
        remedy: meant ? `did you mean "${src.replace(/[^/]*$/, meant)}"?` : `put the picture at data/${name}`,
      };
    }
    if (await isReadable(name)) return undefined;
    return {
      ...place,
      found: `"${src}", a file that cannot be read as a picture`,
      expected: "a whole picture file",
      remedy: "export the picture again and replace the file",
    };
  }

  for (const { document, kind } of documents) {
    walk(kind, document.value, (value, schema, path) => {
      if (schema.refersTo === "picture" && typeof value === "string") {
        checks.push(checkPicture(document, path, value));
      }
    });
  }
  const faults = (await Promise.all(checks)).filter((fault) => fault !== undefined);
  record.save();
  return faults;
}
