import type { z } from "zod";
import { fillDefaults } from "./fill-defaults";
import { isPage, kinds } from "./kind/kind";
import { readDocument } from "./read/document";
import { type Entry, readEntries } from "./read/entry";
import type { landingPage } from "./schema/page/shared";
import { checkSyntax } from "./syntax/syntax";
import { validate } from "./validate/validate";

const lastValid = new Map<string, string>();

/**
 * Returns the text of a file, without a byte order mark. For an invalid file, which only `gatsby develop`
 * accepts, returns the last valid text or, if there is none, the readable fields and defaults for the others.
 */
export function validText(entry: Entry): string {
  const isValid = checkSyntax(entry).length === 0 && validate(entry).length === 0;
  if (!isValid) return lastValid.get(entry.file) ?? JSON.stringify(fillDefaults(entry));
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
