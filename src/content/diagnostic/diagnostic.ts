import type { Document } from "../read/document";
import { nodeAt, type Path, type Place, placeOf } from "../read/place";

export type Explanation = {
  /** One sentence that says what is wrong and what is expected. */
  message: string;
  /** The most likely correction. A value in it is always valid. */
  suggestion?: string;
};

/** A problem in the content, described for an editor. */
export type Diagnostic = Explanation &
  Place & {
    /** The path under `data/`. */
    file: string;
    /** Undefined if the problem is not in a value. */
    path?: Path;
  };

/** With `key`, the path is that of a group, and the diagnostic marks the name of this field in it. */
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

export function fileDiagnostic(file: string, explanation: Explanation): Diagnostic {
  return { file, line: 1, column: 1, length: 1, ...explanation };
}
