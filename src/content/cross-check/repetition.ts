import { type Fault, fieldName, quote } from "../diagnostic/diagnostic";
import { walk } from "../kind/json-schema";
import type { Kind } from "../kind/kind";
import { type Document, positionOf } from "../read/document";
import { fieldOf } from "./page";

/**
 * What an entry of a list may share with no other: it as a whole, its name, the picture it shows, and, in a
 * menu, the page it leads to. Two cards may lead to one page.
 */
function marksOf(entry: unknown): Map<string, string> {
  const marks = new Map([["entry", JSON.stringify(entry)]]);
  for (const key of ["name", "label"]) {
    const name = fieldOf(entry, key);
    if (typeof name === "string") marks.set(key, name.trim().toLowerCase());
  }
  const picture = [entry, ...["img", "image", "logo"].map((key) => fieldOf(entry, key))]
    .map((holder) => fieldOf(holder, "src"))
    .find((src) => typeof src === "string");
  if (picture !== undefined) marks.set("picture", String(picture));
  const path = fieldOf(entry, "path");
  if (typeof path === "string" && marks.has("name")) marks.set("path", path);
  return marks;
}

/** The entry before this one that shares a mark with it. */
function twinOf(
  index: number,
  marks: readonly Map<string, string>[],
): { twin: number; shared: string } | undefined {
  const own = marks[index] ?? new Map();
  for (const [twin, others] of marks.slice(0, index).entries()) {
    const shared = [...own].find(([mark, value]) => others.get(mark) === value);
    if (shared) return { twin, shared: shared[0] };
  }
  return undefined;
}

/** Entries that stand in their list a second time, whole or in what tells them apart. */
export function checkRepetition(document: Document, kind: Kind): Fault[] {
  const faults: Fault[] = [];
  walk(kind, document.value, (list, _schema, path) => {
    if (!Array.isArray(list)) return;
    const marks = list.map(marksOf);
    for (const [index, entry] of list.entries()) {
      const repeated = twinOf(index, marks);
      if (repeated === undefined) continue;
      const { line } = positionOf(document, [...path, repeated.twin]);
      const what =
        typeof entry === "string"
          ? quote(entry)
          : `the same ${repeated.shared} as in the entry of line ${line}`;
      faults.push({
        file: document.file,
        ...positionOf(document, [...path, index]),
        field: fieldName([...path, index]),
        found: typeof entry === "string" ? `${what} a second time; it stands in line ${line} already` : what,
        expected: "each entry of the list once",
        remedy: "remove one of the two, or change it to what was meant",
      });
    }
  });
  return faults;
}
