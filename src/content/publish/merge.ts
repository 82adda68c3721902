import { isDeepStrictEqual as isSame } from "node:util";
import { z } from "zod";
import { isGroup } from "../kind/json-schema";
import { valueAt } from "../read/place";
import { areMixedUp, type Entries, keyEntries } from "./entry-key";

/** The names of fields and the keys of list entries that lead to a value. */
export type FieldPath = readonly string[];

/** `mine` is what this folder has, `theirs` what somebody else has published. */
export const side = z.enum(["mine", "theirs"]);

export type Side = z.infer<typeof side>;

/** A value that both sides have changed, each in its own way. Undefined stands for a removed value. */
export type Clash = { path: FieldPath; mine: unknown; theirs: unknown };

type Decide = (clash: Clash) => Side;

/** What a path names as the order of a list. */
export const orderField = "order";

/**
 * Returns a value with what both sides have changed since `base`.
 *
 * @param decide is called for each clash
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  decide: Decide,
  path: FieldPath = [],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const fields = keys.map((key): [string, unknown] => {
      return [key, mergeValues(valueAt(base, [key]), mine[key], theirs[key], decide, [...path, key])];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const list = mergeLists(Array.isArray(base) ? base : [], mine, theirs, decide, path);
    if (list) return list;
  }
  return decide({ path, mine, theirs }) === "mine" ? mine : theirs;
}

const idOf = (entry: unknown) => valueAt(entry, ["id"]);

/**
 * Returns `base` and `mine` with the ids of `theirs`. New entries of both sides may have the same `id`; the one that is
 * published second gets another. An entry that is published already gets the `id` that it has there.
 */
function renumber(base: unknown[], mine: unknown[], theirs: unknown[]): [unknown[], unknown[]] {
  const former = base.map(idOf);
  const published = theirs.filter((entry) => !former.includes(idOf(entry)));
  const copyOf = (entry: unknown) => published.find((other) => textOf(other) === textOf(entry));
  const movedTo = (entry: unknown) => {
    const start = base.find((other) => idOf(other) === idOf(entry));
    const isThere = theirs.some((other) => isSame(other, start));
    const copy = isThere || typeof idOf(entry) !== "number" ? undefined : copyOf(start);
    return copy ? { ...Object(entry), id: idOf(copy) } : entry;
  };
  let last = Math.max(0, ...[...mine, ...theirs].map(idOf).filter((id) => typeof id === "number"));
  const own = mine.map((entry) => {
    const id = idOf(entry);
    if (typeof id !== "number" || former.includes(id)) return movedTo(entry);
    const isTaken = published.some((other) => idOf(other) === id);
    return copyOf(entry) ?? (isTaken ? { ...Object(entry), id: ++last } : entry);
  });
  return [base.map(movedTo), own];
}

/** Returns undefined if both sides replaced or moved entries that cannot be told apart. */
function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  decide: Decide,
  path: FieldPath,
): unknown[] | undefined {
  if (areMixedUp(base, mine, theirs)) return undefined;
  const [former, own, other] = keyEntries(...renumber(base, mine, theirs), theirs);
  const hasAdded = (side: Entries, opposite: Entries) =>
    [...side.keys()].some((key) => !former.has(key) && !opposite.has(key));
  const isReplaced = [...former.keys()].some((key) => !own.has(key) && !other.has(key));
  if (hasAdded(own, other) && hasAdded(other, own) && isReplaced) return undefined;
  const merged: Entries = new Map();
  for (const key of new Set([...other.keys(), ...own.keys()])) {
    const value = mergeValues(former.get(key), own.get(key), other.get(key), decide, [...path, key]);
    if (value !== undefined) merged.set(key, value);
  }
  const isShared = (key: string) => own.has(key) && other.has(key);
  const [before = [], ...orders] = [former, own, other].map((side) => [...side.keys()].filter(isShared));
  const order = mergeOrders(before, orders, (clash) => decide({ path: [...path, orderField], ...clash }));
  const gaps = [own, other].map((side) => insertions([...side.keys()], isShared));
  return ["", ...order].flatMap((key) => {
    const inserted = gaps.map((gap) => (gap.get(key) ?? []).filter((name) => merged.has(name)));
    inserted.sort(([a = ""], [b = ""]) => textOf(merged.get(a)).localeCompare(textOf(merged.get(b))));
    return [key, ...inserted.flat()].filter((name) => merged.has(name)).map((name) => merged.get(name));
  });
}

/** Returns the text that new entries are sorted by. It leaves out their `id`, which depends on who publishes first. */
function textOf(entry: unknown): string {
  return String(JSON.stringify(isGroup(entry) ? { ...entry, id: 0 } : entry));
}

/** Returns the order of the entries that both sides have. One that both have added is not in `before`. */
function mergeOrders(
  before: readonly string[],
  [mine = [], theirs = []]: readonly string[][],
  decide: (clash: Omit<Clash, "path">) => Side,
): readonly string[] {
  const isMoved = (order: readonly string[]) =>
    !isSame(
      order.filter((key) => before.includes(key)),
      before,
    );
  if (!isMoved(mine)) return theirs;
  if (!isMoved(theirs) || isSame(mine, theirs)) return mine;
  return decide({ mine, theirs }) === "mine" ? mine : theirs;
}

/** Returns the entries that only this side has, by the shared entry that they follow; "" is the start. */
function insertions(keys: readonly string[], isShared: (key: string) => boolean): Map<string, string[]> {
  const found = new Map<string, string[]>([["", []]]);
  for (const key of keys) {
    if (isShared(key)) found.set(key, []);
    else [...found.values()].at(-1)?.push(key);
  }
  return found;
}
