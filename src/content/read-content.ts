import type { z } from "zod";
import { kinds } from "./kind/kind";
import { readDocument } from "./read/document";

/** Returns the content of a file. It has passed the check. */
export function readContent<Schema extends z.ZodObject>(schema: Schema): z.infer<Schema> {
  const kind = kinds.find((candidate) => candidate.schema === schema);
  if (kind === undefined) throw new Error(`No file under data/ has the schema ${schema.meta()?.id}`);
  return readDocument("data", kind.file).value as z.infer<Schema>;
}
