import { isDeepStrictEqual as isSame } from "node:util";
import { valueAt } from "../read/place";

/** The entries of a list by their keys, in the order of the list. */
export type Entries = Map<string, unknown>;

function ownKey(entry: unknown): string | undefined {
  const [key] = [["id"], ["path"], ["src"], ["img", "src"]].flatMap((path) => valueAt(entry, path) ?? []);
  if (typeof key === "number" || typeof key === "string") return String(key);
  return typeof entry === "string" && entry.startsWith("/") ? entry : undefined;
}

function hasOwnKeys(list: readonly unknown[]): boolean {
  const keys = list.map(ownKey);
  return !keys.includes(undefined) && new Set(keys).size === keys.length;
}

function areSameLength(versions: readonly unknown[][]): boolean {
  return new Set(versions.map(({ length }) => length)).size === 1;
}

/** Whether the keys of entries are positions, and a version has an entry of `base` at another one. */
export function areMixedUp(base: readonly unknown[], ...versions: unknown[][]): boolean {
  const all = [[...base], ...versions];
  if (all.every(hasOwnKeys) || !areSameLength(all)) return false;
  return versions.some((version) =>
    version.some((entry, index) => !isSame(entry, base[index]) && base.some((other) => isSame(other, entry))),
  );
}

/**
 * Returns the entries of versions of one list by keys. Entries with the same key are versions of one entry. The key
 * is the `id`, the `path`, the picture, or the entry itself if it is a path. If an entry has no key, or two entries
 * have the same key, the keys of all entries are their positions, from 1. If the versions also differ in length, the
 * keys are the JSON texts of the entries.
 */
export function keyEntries<Versions extends readonly unknown[][]>(
  ...versions: Versions
): { [Index in keyof Versions]: Entries };
export function keyEntries(...versions: readonly unknown[][]): Entries[] {
  const hasKeys = versions.every(hasOwnKeys);
  const isSameLength = areSameLength(versions);
  return versions.map((list) => {
    const entries: Entries = new Map();
    for (const [index, entry] of list.entries()) {
      let key = String(hasKeys ? ownKey(entry) : isSameLength ? index + 1 : JSON.stringify(entry));
      while (entries.has(key)) key += " ";
      entries.set(key, entry);
    }
    return entries;
  });
}
