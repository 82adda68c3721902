import type { z } from "zod";
import { dataPath } from "../data-path";
import { fillDefaults } from "./fill-defaults";
import { isPage, kinds } from "./kind/kind";
import { readDocument } from "./read/document";
import { type Entry, readEntries } from "./read/entry";
import type { landingPage } from "./schema/page/shared";
import { checkSyntax } from "./syntax/syntax";
import { validate } from "./validate/validate";

const lastValid = new Map<string, string>();

/**
 * Returns the text of a file, without a byte order mark. For an invalid file, returns the last valid text or, if
 * there is none, the readable fields and defaults for the others.
 *
 * @throws in a build, if the file became invalid after the check
 */
export function validText(entry: Entry): string {
  const isValid = checkSyntax(entry).length === 0 && validate(entry).length === 0;
  const last = lastValid.get(entry.file);
  if (!isValid && last === undefined && process.env.NODE_ENV === "production")
    throw new Error(`${dataPath(entry.file)} was changed during the build. Build the site again.`);
  if (!isValid) return last ?? JSON.stringify(fillDefaults(entry));
  lastValid.set(entry.file, entry.text);
  return entry.text;
}

export function readContent<Schema extends z.ZodObject>(schema: Schema): z.infer<Schema> {
  const kind = kinds.find((candidate) => candidate.schema === schema);
  if (kind === undefined) throw new Error(`No file under data/ has the schema ${schema.meta()?.id}`);
  return JSON.parse(validText({ ...readDocument("data", kind.file), kind }));
}

export type Page = Omit<z.infer<z.ZodObject<typeof landingPage>>, "landing"> & { file: string };

/** Returns each page once. The path of the home page is `/`. */
export function readPages(): Page[] {
  const entries = readEntries("data").filter(({ kind }) => isPage(kind));
  return entries.map((entry) => ({ ...JSON.parse(validText(entry)), file: entry.file }));
}
