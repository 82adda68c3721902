import type { Document } from "../read/document";
import { nodeAt, type Path, type Place, placeAt, placeOf } from "../read/place";

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
    /** The value whose line the message names. */
    other?: Path;
  };

export function diagnosticAt(
  document: Document,
  path: Path,
  explanation: Explanation & Pick<Diagnostic, "other">,
): Diagnostic {
  return { file: document.file, path, ...placeOf(document, nodeAt(document, path)), ...explanation };
}

/**
 * Converts a length from the start of a parsed string to the length of the same text in the JSON file, which
 * includes the opening quotation mark and escapes.
 */
function writtenLength(json: string, valueLength: number): number {
  const tokens = json.slice(1).match(/\\u[\da-f]{4}|\\.|[^\\]/gi) ?? [];
  return 1 + tokens.slice(0, valueLength).join("").length;
}

/** Returns a diagnostic about a part of a text, which starts at `index` and is `part`. */
export function diagnosticInText(
  document: Document,
  path: Path,
  { index, part }: { index: number; part: string },
  explanation: Explanation,
): Diagnostic {
  const { offset = 0, length = 0 } = nodeAt(document, path) ?? {};
  const json = document.text.slice(offset, offset + length);
  const start = writtenLength(json, index);
  const end = writtenLength(json, index + part.length);
  const place = placeAt(document.text, offset + start, end - start);
  return { ...diagnosticAt(document, path, explanation), ...place };
}

export function fileDiagnostic(file: string, explanation: Explanation): Diagnostic {
  return { file, line: 1, column: 1, length: 1, ...explanation };
}
