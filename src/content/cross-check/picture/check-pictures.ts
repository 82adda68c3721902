import { basename, dirname, join } from "node:path/posix";
import { type Diagnostic, diagnosticAt, type Explanation } from "../../diagnostic/diagnostic";
import { didYouMean } from "../../diagnostic/did-you-mean";
import { quote } from "../../diagnostic/wording";
import { valuesOf } from "../../kind/json-schema";
import { contentFiles, type FileChange } from "../../read/content-file";
import type { Entry } from "../../read/entry";
import type { Path } from "../../read/position";
import { type PictureSlot, slots } from "../../schema/picture-slot";
import { readPicture } from "./picture-fact";
import { explainFile, explainSlot } from "./picture-rule";

type Mention = {
  entry: Entry;
  path: Path;
  src: string;
  pattern: RegExp;
  slot: PictureSlot | undefined;
};

function mentionsIn(entry: Entry): Mention[] {
  return valuesOf(entry.kind, entry.value).flatMap(({ value, schema, path }) => {
    if (schema.refersTo !== "picture" || typeof value !== "string") return [];
    const slot = schema.slot && slots[schema.slot];
    return { entry, path, src: value, pattern: new RegExp(schema.pattern ?? ""), slot };
  });
}

/** Returns whether some systems cannot tell two names apart. Accents can be stored in two ways. */
export function sameName(one: string, other: string): boolean {
  return one.normalize().toLowerCase() === other.normalize().toLowerCase();
}

/** In bytes of UTF-8. File systems take 255, and the build appends digits to names. Arabic letters have two bytes. */
const maxNameLength = 200;

/** Explains that a picture does not exist under exactly its name. */
function explainMissing({ src, pattern }: Mention, name: string, files: readonly string[]): Explanation {
  const twin = files.find((file) => sameName(file, name));
  if (twin?.normalize() === name.normalize())
    return {
      message: `The accents in the name of the file ${quote(twin)} are stored in another way than in this text.`,
      suggestion: "Rename the file with letters that have no accents, and write the new name here.",
    };
  if (twin)
    return {
      message: `The file is called ${quote(twin)}, not ${quote(name)}: capital letters count.`,
      suggestion: `Rename the file to ${quote(basename(name))}, or write its name here.`,
    };
  const candidates = files
    .filter((file) => dirname(file) === dirname(name))
    .map((file) => src.replace(/[^/]*$/, basename(file)))
    .filter((candidate) => pattern.test(candidate));
  return {
    message: `The folder data has no file ${quote(name)}.`,
    suggestion: didYouMean(src, candidates) ?? "Put the picture there, or correct its name.",
  };
}

export async function checkPictures(
  directory: string,
  entries: readonly Entry[],
  change?: FileChange,
): Promise<Diagnostic[]> {
  // Compares with a list, because some file systems find `Palsam.JPG` by the name `palsam.jpg`.
  const files = contentFiles(directory, change);

  async function explanationFor(mention: Mention): Promise<Explanation | undefined> {
    const { entry, src, pattern, slot } = mention;
    const name = join(dirname(entry.file), src);
    const length = Buffer.byteLength(basename(name));
    if (length > maxNameLength)
      return {
        message: `${quote(basename(name))} is a name of ${length} bytes; it may have ${maxNameLength} at most.`,
        suggestion: `Rename the file to at most ${maxNameLength / 2} letters, and write the new name here.`,
      };
    if (!files.includes(name)) return explainMissing(mention, name, files);
    const twin = files.find((file) => file !== name && sameName(file, name));
    if (twin)
      return {
        message: `Windows and macOS cannot tell ${quote(name)} and ${quote(twin)} apart.`,
        suggestion: "Rename one of the two files.",
      };
    const content = change?.get(name);
    const source = content == null ? join(directory, name) : Buffer.from(content);
    const fact = await readPicture(source);
    const explanation = explainFile(src, fact, (other) => pattern.test(other));
    return explanation ?? (slot && explainSlot(src, fact, slot));
  }

  const diagnostics = await Promise.all(
    entries.flatMap(mentionsIn).map(async (mention) => {
      const explanation = await explanationFor(mention);
      return explanation ? [diagnosticAt(mention.entry, mention.path, explanation)] : [];
    }),
  );
  return diagnostics.flat();
}
