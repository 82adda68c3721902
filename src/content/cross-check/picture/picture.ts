import { readdirSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { type Fault, fieldName, nearest, quote, visible } from "../../diagnostic/diagnostic";
import { walk } from "../../kind/json-schema";
import type { Kind } from "../../kind/kind";
import { type Document, positionOf } from "../../read/document";
import { type PicturePlace, placeNamed } from "../../schema/picture-place";
import { lookAt, type PictureFact } from "./picture-fact";
import { PictureRecord } from "./picture-record";
import { pictureWords } from "./picture-rule";

type Words = Pick<Fault, "found" | "expected" | "remedy">;

/** A field that names a picture. */
type Mention = {
  document: Document;
  path: (string | number)[];
  src: string;
  place: PicturePlace | undefined;
};

/** The pictures a document names, each with the place it is for: that stands with the name, or with what holds it. */
function mentionsIn(document: Document, kind: Kind): Mention[] {
  const mentions: Mention[] = [];
  const places = new Map<unknown, PicturePlace>();
  walk(kind, document.value, (value, { refersTo, ...schema }, path) => {
    const place = placeNamed(schema.place);
    if (place && typeof value === "object") places.set(path.join(), place);
    if (refersTo !== "picture" || typeof value !== "string") return;
    mentions.push({ document, path, src: value, place: place ?? places.get(path.slice(0, -1).join()) });
  });
  return mentions;
}

/** Reads each folder once, and by its list: some disks find `Palsam.JPG` under the name `palsam.jpg`. */
function folderReader(directory: string) {
  const folders = new Map<string, string[]>();
  return (folder: string): string[] => {
    let names = folders.get(folder);
    if (names === undefined) {
      try {
        names = readdirSync(join(directory, folder), { withFileTypes: true })
          .filter((entry) => !entry.isDirectory())
          .map(({ name }) => name);
      } catch {
        names = [];
      }
      folders.set(folder, names);
    }
    return names;
  };
}

/** What to say of a picture that is not there under exactly its name. */
function missingWords(src: string, name: string, names: readonly string[]): Words {
  const wanted = basename(name);
  const twin = names.find(
    (candidate) => candidate.normalize().toLowerCase() === wanted.normalize().toLowerCase(),
  );
  const pictures = names.filter((candidate) => /\.(?:jpe?g|png|webp|svg)$/i.test(candidate));
  const meant = nearest(wanted, pictures);
  const suggestion = meant ? `did you mean ${quote(src.replace(/[^/]*$/, meant))}?` : undefined;
  return {
    found: twin
      ? `${quote(src)}, but the file is called ${quote(twin)}: capital letters count`
      : `${quote(src)}, but no file data/${visible(name)}`,
    expected: "the name of a file that is there, letter by letter",
    remedy: twin
      ? `give the file the name ${quote(wanted)}`
      : (suggestion ?? `put the picture at data/${name}`),
  };
}

/** Whether the pictures that documents name are there, are whole, and suit their places. */
export async function checkPictures(
  directory: string,
  documents: readonly { document: Document; kind: Kind }[],
): Promise<Fault[]> {
  const record = new PictureRecord(directory);
  const namesIn = folderReader(directory);
  const facts = new Map<string, Promise<PictureFact>>();

  /** Looks at each picture once, however many fields name it. */
  function factOf(name: string): Promise<PictureFact> {
    const fact = facts.get(name) ?? record.factOf(name, lookAt);
    facts.set(name, fact);
    return fact;
  }

  async function wordsFor({ document, src, place }: Mention): Promise<Words | undefined> {
    const name = normalize(join(dirname(document.file), src)).replaceAll("\\", "/");
    const names = namesIn(dirname(name));
    if (!names.includes(basename(name))) return missingWords(src, name, names);
    return pictureWords(src, await factOf(name), place);
  }

  const mentions = documents.flatMap(({ document, kind }) => mentionsIn(document, kind));
  const faults = await Promise.all(
    mentions.map(async (mention): Promise<Fault[]> => {
      const { document, path } = mention;
      const words = await wordsFor(mention);
      return words
        ? [{ file: document.file, ...positionOf(document, path), field: fieldName(path), ...words }]
        : [];
    }),
  );
  record.save();
  return faults.flat();
}
