import { dirname, join } from "node:path/posix";
import { comparable } from "../../comparable";
import { type Diagnostic, diagnosticAt } from "../diagnostic/diagnostic";
import { quote } from "../diagnostic/wording";
import { isGroup, valuesOf } from "../kind/json-schema";
import type { Entry } from "../read/entry";
import { entryIds } from "../read/entry-id";
import { nodeAt, positionOf, valueAt } from "../read/position";

/**
 * Returns what must be unique among the entries of a list, by name: the whole entry without its number, what
 * React components use as its key, its picture, its number and, in a menu, its page. Two cards may link to the
 * same page.
 */
function uniqueValuesOf(entry: unknown, file: string): Map<string, string> {
  const content = isGroup(entry) ? { ...entry, id: undefined } : entry;
  const values = new Map([["entry", comparable(JSON.stringify(content))]]);
  const id = valueAt(entry, ["id"]);
  const keys = ["name", "label", "network", "color", "alt", "from", ...(id === undefined ? ["title"] : [])];
  for (const key of keys) {
    const text = valueAt(entry, [key]);
    if (typeof text === "string") values.set(key, comparable(text));
  }
  const picture = [[], ["img"], ["image"], ["logo"]]
    .map((holder) => valueAt(entry, [...holder, "src"]))
    .find((src) => typeof src === "string");
  if (picture !== undefined) values.set("picture", join(dirname(file), String(picture)));
  const path = valueAt(entry, ["path"]);
  if (typeof path === "string" && values.has("name")) values.set("path", path);
  if (id !== undefined) values.set("id", String(id));
  return values;
}

/** Returns the name of the first value that two entries share. */
function sharedValue(one: Map<string, string>, other: Map<string, string>): string | undefined {
  return [...one.keys()].find((name) => one.get(name) === other.get(name));
}

export function checkRepeatedEntries(file: Entry): Diagnostic[] {
  return valuesOf(file.kind, file.value).flatMap(({ value: list, path }) => {
    if (!Array.isArray(list)) return [];
    const uniqueValues = list.map((entry) => uniqueValuesOf(entry, file.file));
    return uniqueValues.flatMap((own, index) => {
      const first = uniqueValues.findIndex((earlier) => sharedValue(own, earlier));
      if (first === index) return [];
      const entry = list[index];
      const name = sharedValue(own, uniqueValues[first] ?? own);
      const other = [...path, first];
      const { line } = positionOf(file, nodeAt(file, other));
      const message =
        typeof entry === "string"
          ? `${quote(entry)} is in this list already, in line ${line}.`
          : `This entry ${name === "entry" ? "repeats" : `has the same ${name} as`} the one in line ${line}.`;
      if (name === "id") {
        const suggestion = `Write ${entryIds(list)[index]}, the next free number.`;
        return diagnosticAt(file, [...path, index, "id"], { message, suggestion, other });
      }
      const suggestion = "Remove one of the two, or change it to what was meant.";
      return diagnosticAt(file, [...path, index], { message, suggestion, other });
    });
  });
}
