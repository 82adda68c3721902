import type { Document } from "../read/document";
import { nodeAt, type Path, type Place, placeOf } from "../read/place";

/** The texts of a diagnostic. */
export type Explanation = {
  /** One sentence that says what is wrong and what is expected. */
  message: string;
  /** The most likely correction. A value in it is always valid. */
  suggestion?: string;
};

/** A problem in the content, described for an editor, and its place in the file. */
export type Diagnostic = Explanation &
  Place & {
    /** The path under `data/`. */
    file: string;
    /** The path of the value in the file; undefined if the problem is not in a value. */
    path?: Path;
  };

/**
 * Returns a diagnostic of the value at a path. With `key`, the path is that of a group, and the diagnostic
 * marks the name of this field in it.
 */
export function diagnosticAt(
  document: Document,
  path: Path,
  explanation: Explanation,
  key?: string,
): Diagnostic {
  const { file } = document;
  return {
    file,
    ...placeOf(document, nodeAt(document, path, key)),
    path: key === undefined ? path : [...path, key],
    ...explanation,
  };
}

/** Returns a diagnostic of a whole file. */
export function fileDiagnostic(file: string, explanation: Explanation): Diagnostic {
  return { file, line: 1, column: 1, length: 1, ...explanation };
}
