import type { z } from "zod";
import { isPage, kinds } from "./kind/kind";
import { readDocument } from "./read/document";
import { readEntries } from "./read/entry";
import type { landingPage } from "./schema/page/shared";

/** Returns the content of a file. It has passed the check. */
export function readContent<Schema extends z.ZodObject>(schema: Schema): z.infer<Schema> {
  const kind = kinds.find((candidate) => candidate.schema === schema);
  if (kind === undefined) throw new Error(`No file under data/ has the schema ${schema.meta()?.id}`);
  return readDocument("data", kind.file).value as z.infer<Schema>;
}

export type Page = Omit<z.infer<z.ZodObject<typeof landingPage>>, "landing"> & { file: string };

/** Returns each page once. The path of the home page is `/`. */
export function readPages(): Page[] {
  const entries = readEntries("data").filter(({ kind }) => isPage(kind));
  return entries.map(({ value, file }) => ({ ...(value as Page), file }));
}
