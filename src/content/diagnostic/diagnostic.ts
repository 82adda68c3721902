import type { Document } from "../read/document";
import { nodeAt, type Path, type Position, positionAt, positionOf } from "../read/position";

export type Explanation = {
  /** One sentence that says what is wrong and what is expected. */
  message: string;
  /** The most likely correction. A value in it is always valid. */
  suggestion?: string;
};

/** A problem in the content, described for an editor. */
export type Diagnostic = Explanation &
  Position & {
    /** The path under `data/`. */
    file: string;
    /** Undefined if the problem is not in a value. */
    path?: Path;
    /** The value whose line the message names. */
    other?: Path;
  };

export function diagnosticAt(
  document: Document,
  path: Path,
  explanation: Explanation & Pick<Diagnostic, "other">,
): Diagnostic {
  return { file: document.file, path, ...positionOf(document, nodeAt(document, path)), ...explanation };
}

/** Returns a diagnostic about a part of a text, which starts at `index` and is `part`. */
export function diagnosticInText(
  document: Document,
  path: Path,
  { index, part }: { index: number; part: string },
  explanation: Explanation,
): Diagnostic {
  const written = JSON.stringify(part).slice(1, -1);
  // Escapes make the text in the file longer.
  const start = document.text.indexOf(written, (nodeAt(document, path)?.offset ?? 0) + 1 + index);
  const position = start < 0 ? {} : positionAt(document.text, start, written.length);
  return { ...diagnosticAt(document, path, explanation), ...position };
}

export function fileDiagnostic(file: string, explanation: Explanation): Diagnostic {
  return { file, line: 1, column: 1, length: 1, ...explanation };
}
