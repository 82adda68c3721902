import type { Document } from "../read/document";
import { nodeAt, type Path, type Place, placeOf } from "../read/place";

/** What the check says about a value. */
export type Words = {
  /** One sentence: what is wrong, and what is expected. */
  message: string;
  /** What will most likely correct it; what it says to write is always a valid value. */
  suggestion?: string;
};

/** A problem in the content, and the text that has it, in words for an editor. */
export type Diagnostic = Words &
  Place & {
    /** Path under `data/`. */
    file: string;
    /** Where the value stands, from the root of the file; none if the problem is not in a value. */
    path?: Path;
  };

/** Returns the diagnostic of the value at a path or, with `key`, of the name of that field in the group there. */
export function diagnosticAt(document: Document, path: Path, words: Words, key?: string): Diagnostic {
  const { file } = document;
  return {
    file,
    ...placeOf(document, nodeAt(document, path, key)),
    path: key === undefined ? path : [...path, key],
    ...words,
  };
}

/** Returns the diagnostic of a file as a whole. */
export function fileDiagnostic(file: string, words: Words): Diagnostic {
  return { file, line: 1, column: 1, length: 1, ...words };
}
