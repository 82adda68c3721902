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

export function diagnosticAt(document: Document, path: Path, explanation: Explanation): Diagnostic {
  return { file: document.file, path, ...placeOf(document, nodeAt(document, path)), ...explanation };
}

export function fileDiagnostic(file: string, explanation: Explanation): Diagnostic {
  return { file, line: 1, column: 1, length: 1, ...explanation };
}
