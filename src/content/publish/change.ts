import { isDeepStrictEqual as isSame } from "node:util";
import { dataPath } from "../../data-path";
import { entryLabel, isGroup, jsonSchemaOf, resolve } from "../kind/json-schema";
import { type Kind, kindOf } from "../kind/kind";
import { spacedName } from "../kind/label";
import { parseDocument } from "../read/document";
import { valueAt } from "../read/place";
import { keyEntries } from "./entry-key";
import { type FieldPath, orderField } from "./merge";

/** A change, named as in the forms. Only texts and numbers have `before` and `after`. */
export type Change = { entry: string; field: string; before?: string; after?: string };

/** A file as text. A picture has no text. Undefined stands for a file that does not exist. */
type Version = { text?: string } | undefined;

type Difference = { path: FieldPath; before: unknown; after: unknown };

function uncapitalized(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Returns words for a field, such as "outline, topic 2, title". */
export function fieldWords(kind: Kind, path: FieldPath): string {
  const root = jsonSchemaOf(kind);
  let schema = resolve(root, root);
  const words: string[] = [];
  for (const key of path) {
    const { items, properties } = schema;
    const reference = items ?? properties?.[key] ?? {};
    schema = resolve(root, reference);
    if (!items || key === orderField) words.push(items ? key : (reference.title ?? spacedName(key)));
    else {
      const label = entryLabel(root, items, words.pop() ?? "");
      // Does not show the JSON text of an entry, which is too long for a name.
      words.push(/^[{["]/.test(key) ? label : `${label} ${key.replace("./", "")}`);
    }
  }
  return words.map(uncapitalized).join(", ");
}

function titleOf(kind: Kind): string {
  const root = jsonSchemaOf(kind);
  return resolve(root, root).title ?? "";
}

/** Returns the name of a file as its form shows it: the program's name, or that of the form. */
export function entryName(file: string, value: unknown): string {
  const kind = kindOf(file);
  if (!kind) return dataPath(file);
  const name = kind.file.includes("*") ? valueAt(value, ["name"]) : titleOf(kind);
  return typeof name === "string" ? name : dataPath(file);
}

function differences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, before, after }];
  const [former, present] = keyEntries(before, after);
  const keys = new Set([...former.keys(), ...present.keys()]);
  const entries = [...keys].flatMap((key) => differences(former.get(key), present.get(key), [...path, key]));
  return entries.length > 0 ? entries : [{ path: [...path, orderField], before: [], after: [] }];
}

/** Such as `Picture 43 added`. */
function verb({ before, after }: { before: unknown; after: unknown }): string {
  if (before === undefined) return " added";
  return after === undefined ? " removed" : "";
}

function shown(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Returns what has changed in a file below `data/`. */
export function changesOf(file: string, before: Version, after: Version): Change[] {
  const kind = kindOf(file);
  const [former, present] = [before, after].map((version) => {
    return version?.text === undefined ? undefined : parseDocument(file, version.text).value;
  });
  if (!kind || (before && after && !(isGroup(former) && isGroup(present)))) {
    return [{ entry: dataPath(file), field: before && after ? "changed" : verb({ before, after }).trim() }];
  }
  if (!before || !after) {
    const label = uncapitalized(titleOf(kind));
    return [{ entry: `${before ? "Removed" : "New"} ${label}`, field: entryName(file, former ?? present) }];
  }
  return differences(former, present).map((difference) => ({
    entry: entryName(file, present),
    field: fieldWords(kind, difference.path) + verb(difference),
    before: shown(difference.before),
    after: shown(difference.after),
  }));
}

/** Such as `PALSAM: tagline`. */
export function changeLine({ entry, field }: Change): string {
  return `${entry}: ${field}`;
}
