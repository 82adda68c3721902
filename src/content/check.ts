import { type Dirent, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { checkCopy } from "./cross-check/copy";
import { checkGallery } from "./cross-check/gallery";
import { checkLinks } from "./cross-check/link";
import { placeOnSite } from "./cross-check/page";
import { checkPictures } from "./cross-check/picture/picture";
import { checkRepetition } from "./cross-check/repetition";
import { checkTitles } from "./cross-check/title";
import { type Fault, type LocatedFault, nearest } from "./diagnostic/diagnostic";
import { type Kind, kindOf, kinds } from "./kind/kind";
import { type Document, readDocument } from "./read/document";
import { checkSyntax } from "./syntax/syntax";
import { checkShape } from "./validate/validate";

/**
 * Paths under a content directory of all its JSON files, in the order of their names; also of those that
 * only their author takes for one, such as `palsam.JSON` and `palsam.json.txt`.
 */
export function jsonFiles(directory: string): string[] {
  return filesBelow(directory, "")
    .filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file))
    .sort();
}

/** What a folder holds; nothing where it is none, or may not be opened. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** All files below a folder, and folders that are named like a file. */
function filesBelow(directory: string, folder: string): string[] {
  return entriesOf(join(directory, folder)).flatMap((entry) => {
    const name = folder + entry.name;
    const below = entry.isDirectory() ? filesBelow(directory, `${name}/`) : [];
    return [name, ...below];
  });
}

function missingFiles(files: readonly string[]): Fault[] {
  return kinds
    .filter(({ file }) => !file.includes("*") && !files.includes(file))
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      found: "no file with this name",
      expected: "the file, since the site is made from it",
      remedy: "put the file back, or give it its old name again",
    }));
}

function strangeFile(file: string): Fault {
  const name = basename(file).replace(/\.json.*$/i, "");
  const meant = nearest(
    file,
    kinds
      .map((kind) => kind.file.replace("*", name))
      .filter((known) => known.includes("/") === file.includes("/")),
  );
  return {
    file,
    line: 1,
    column: 1,
    found: "a file in which the site looks for nothing",
    expected: `one of ${kinds.map((kind) => kind.file.replace("*", "<name of the program>")).join(", ")}`,
    remedy: meant
      ? `did you mean data/${meant}? Then give the file this name`
      : "give the file the name that is meant, or move it out of data",
  };
}

function placeOf({ file, field }: Fault): string {
  return `${file} ${field}`;
}

/** The list in which an entry is at fault. */
function listOf({ file, field }: Fault): string {
  return `${file} ${field?.replace(/\[\d+\]$/, "")}`;
}

/**
 * Checks all content of a directory: every fault of every file, in the order of files and lines. An empty
 * list means that the site can be built from it.
 */
export async function checkContent(directory: string): Promise<LocatedFault[]> {
  const files = jsonFiles(directory);
  const faults = missingFiles(files);
  const documents: Document[] = [];
  const sound: { document: Document; kind: Kind }[] = [];

  for (const file of files) {
    const kind = kindOf(file);
    if (kind === undefined) {
      faults.push(strangeFile(file));
      continue;
    }
    const document = readDocument(directory, file);
    const broken = checkSyntax(document);
    documents.push(document);
    faults.push(...broken);
    if (broken.length > 0) continue;
    sound.push({ document, kind });
    faults.push(...checkShape(document, kind));
    if (kind.file === "gallery/gallery.json") faults.push(...checkGallery(document));
  }
  const repetitions = sound.flatMap(({ document, kind }) => checkRepetition(document, kind));
  // That a list is too long, or holds a program twice, follows from an entry that stands there a second time.
  const lists = new Set(repetitions.map(listOf));
  const others = [
    ...checkLinks(sound, documents),
    ...(await checkPictures(directory, sound)),
    ...sound.flatMap(({ document, kind }) => checkCopy(document, kind)),
    ...checkTitles(sound.map(({ document }) => document)),
  ];
  // A value that has the wrong form already names nothing that could exist.
  const told = new Set(faults.map(placeOf));
  return [
    ...faults.filter((fault) => !lists.has(placeOf(fault))),
    ...repetitions,
    ...others.filter((fault) => !told.has(placeOf(fault))),
  ]
    .map((fault) => ({ ...fault, page: placeOnSite(fault.file, documents) }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
