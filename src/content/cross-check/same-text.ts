import { comparable } from "../../comparable";
import { dataPath } from "../../data-path";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import { valuesOf } from "../kind/json-schema";
import { isPage } from "../kind/kind";
import type { Entry } from "../read/entry";
import { nodeAt, type Path, positionOf, valueAt } from "../read/position";
import { pagesOf } from "./page-path";

/** Reports pages that have the title or the description of an earlier one, as copies of a file do. */
function checkMetadata(entries: readonly Entry[]): Diagnostic[] {
  const files = new Map<string, string>();
  return pagesOf(entries).flatMap(({ entry }) =>
    ["title", "description"].flatMap((key) => {
      const path = ["metadata", key];
      const text = valueAt(entry.value, path);
      if (typeof text !== "string" || text === "") return [];
      const first = files.get(comparable(text));
      files.set(comparable(text), first ?? entry.file);
      if (first === undefined) return [];
      return diagnosticAt(entry, path, {
        message: `${dataPath(first)} has the same text.`,
        suggestion: "Write what is special about this page.",
      });
    }),
  );
}

/** Reports two sections of a page with the same heading. */
function checkHeadings(entry: Entry): Diagnostic[] {
  // Other files have headings of several pages.
  if (!isPage(entry.kind)) return [];
  const headings = new Map<string, Path>();
  return valuesOf(entry.kind, entry.value).flatMap(({ value, path }) => {
    if (path.at(-1) !== "heading" || typeof value !== "string" || value === "") return [];
    const other = headings.get(comparable(value));
    headings.set(comparable(value), other ?? path);
    if (other === undefined) return [];
    const { line } = positionOf(entry, nodeAt(entry, other));
    return diagnosticAt(entry, path, {
      message: `The heading ${quote(value)} is on this page already, in line ${line}.`,
      suggestion: "Change one of the two.",
      other,
    });
  });
}

export function checkSameTexts(entries: readonly Entry[]): Diagnostic[] {
  return [...checkMetadata(entries), ...entries.flatMap(checkHeadings)];
}
