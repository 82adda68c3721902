import { basename, dirname, join, normalize } from "node:path";
import { dataPath } from "../../../data-path";
import { entriesOf } from "../../../file-list";
import { leftover } from "../../../leftover.mjs";
import { type Diagnostic, diagnosticAt, type Explanation } from "../../diagnostic/diagnostic";
import { didYouMean } from "../../diagnostic/did-you-mean";
import { quote, visible } from "../../diagnostic/wording";
import { valuesOf } from "../../kind/json-schema";
import type { Entry } from "../../read/entry";
import { type Path, valuesBeside } from "../../read/place";
import { type PicturePlace, places } from "../../schema/picture-place";
import { readPicture } from "./picture-fact";
import { explainPicture } from "./picture-rule";

type Mention = {
  entry: Entry;
  path: Path;
  src: string;
  pattern: RegExp;
  place: PicturePlace | undefined;
};

/** The place of a picture is in the schema of its name or of its group. */
function mentionsIn(entry: Entry): Mention[] {
  const placesOfGroups = new Map<string, PicturePlace>();
  return valuesOf(entry.kind, entry.value).flatMap(({ value, schema, path }) => {
    const place = schema.place ? places[schema.place] : placesOfGroups.get(path.slice(0, -1).join());
    if (place && typeof value === "object") placesOfGroups.set(path.join(), place);
    if (schema.refersTo !== "picture" || typeof value !== "string") return [];
    return { entry, path, src: value, pattern: new RegExp(schema.pattern ?? ""), place };
  });
}

/** Returns whether some systems cannot tell two names apart. Accents can be stored in two ways. */
export function sameName(one: string, other: string): boolean {
  return one.normalize().toLowerCase() === other.normalize().toLowerCase();
}

/** Explains that a picture does not exist under exactly its name. */
function explainMissing(
  { entry, path, src, pattern }: Mention,
  name: string,
  names: readonly string[],
): Explanation {
  const wanted = basename(name);
  const twin = names.find((candidate) => sameName(candidate, wanted));
  if (twin?.normalize() === wanted.normalize())
    return {
      message: `The accents in the name of the file ${quote(twin)} are stored in another way than in this text.`,
      suggestion: "Rename the file with letters that have no accents, and write the new name here.",
    };
  if (twin)
    return {
      message: `The file is called ${quote(twin)}, not ${quote(wanted)}: capital letters count.`,
      suggestion: `Rename the file to ${quote(wanted)}.`,
    };
  const taken = valuesBeside(entry, path);
  const candidates = names
    .map((candidate) => src.replace(/[^/]*$/, candidate))
    .filter((candidate) => pattern.test(candidate) && !taken.includes(candidate));
  return {
    message: `The file ${dataPath(visible(name))} does not exist.`,
    suggestion: didYouMean(src, candidates) ?? "Put the picture there, or correct its name.",
  };
}

/** Explains that a folder exists, but with other capitals. Windows and macOS find it nevertheless. */
function explainFolder(directory: string, name: string): Explanation | undefined {
  const folders = name.split("/").slice(0, -1);
  for (const [index, folder] of folders.entries()) {
    const names = entriesOf(join(directory, ...folders.slice(0, index))).map((entry) => entry.name);
    const twin = names.find((other) => sameName(other, folder));
    if (twin && !names.includes(folder))
      return {
        message: `The folder is called ${quote(twin)}, not ${quote(folder)}: capital letters count.`,
        suggestion: `Write ${quote(twin)}.`,
      };
  }
  return undefined;
}

export async function checkPictures(directory: string, entries: readonly Entry[]): Promise<Diagnostic[]> {
  async function explanationFor(mention: Mention): Promise<Explanation | undefined> {
    const { entry, src, place } = mention;
    const name = normalize(join(dirname(entry.file), src)).replaceAll("\\", "/");
    if (name.startsWith("../"))
      return {
        message: "The picture must be in the folder data.",
        suggestion: "Copy it there, and correct its name.",
      };
    const ignored = name.split("/").find((part) => leftover.test(part));
    if (ignored)
      return {
        message: `The site ignores ${quote(ignored)}: systems and editors leave such files behind.`,
        suggestion: "Give the picture another name.",
      };
    const folder = explainFolder(directory, name);
    if (folder) return folder;
    // Compares with a list, because some file systems find `Palsam.JPG` by the name `palsam.jpg`.
    const files = entriesOf(join(directory, dirname(name))).filter((file) => !file.isDirectory());
    const names = files.map((file) => file.name);
    if (!names.includes(basename(name))) return explainMissing(mention, name, names);
    const twin = names.find((other) => other !== basename(name) && sameName(other, basename(name)));
    if (twin)
      return {
        message: `Windows and macOS cannot tell ${quote(basename(name))} and ${quote(twin)} apart.`,
        suggestion: "Rename one of the two files.",
      };
    return explainPicture(src, await readPicture(join(directory, name)), place);
  }

  const diagnostics = await Promise.all(
    entries.flatMap(mentionsIn).map(async (mention) => {
      const explanation = await explanationFor(mention);
      return explanation ? [diagnosticAt(mention.entry, mention.path, explanation)] : [];
    }),
  );
  return diagnostics.flat();
}
