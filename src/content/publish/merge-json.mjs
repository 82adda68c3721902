// A merge driver of git: node merge-json.mjs <base> <theirs> <mine> <path>. Prints the clashes, which are fields that both
// sides have changed to different values. Fails if there are any, unless `keep` is the side to keep, mine or theirs.

import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual as isSame } from "node:util";

/** @typedef {(path: unknown[], mine: unknown, theirs: unknown) => unknown} Decide */
/** @type {(base: unknown, mine: unknown, theirs: unknown, decide: Decide, path?: unknown[]) => unknown} */
export function merge(base, mine, theirs, decide, path = []) {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, decide, path);
  const [own, other] = [Object(mine), Object(theirs)];
  if (own !== mine || other !== theirs || [own, other].some(Array.isArray)) return decide(path, mine, theirs);
  const merged = { ...other, ...own };
  for (const key of Object.keys(merged))
    merged[key] = merge(Object(base)[key], own[key], other[key], decide, [...path, key]);
  return merged;
}

/** @param {unknown} entry */
export const keyOf = (entry) => (Object(entry).id ?? Object(entry).path)?.toString();

/** @type {(base: unknown[], mine: unknown[], theirs: unknown[], decide: Decide, path: unknown[]) => unknown} */
function mergeLists(base, mine, theirs, decide, path) {
  let last = Math.max(...[...mine, ...theirs].map((entry) => Number(keyOf(entry)) || 0));
  // Of two new entries with one number, the own one gets another.
  const renumbered = mine.map((entry) => {
    const [former, other] = [base, theirs].map((list) => list.find((one) => keyOf(one) === keyOf(entry)));
    const isTaken = Number(keyOf(entry)) && !former && other && !isSame(entry, other);
    return isTaken ? { ...Object(entry), id: ++last } : entry;
  });
  const lists = [base, renumbered, theirs];
  const hasKeys = lists.every((list) => new Set([...list.map(keyOf), undefined]).size === list.length + 1);
  const isChangedTwice = base.some((entry) => ![...mine, ...theirs].some((other) => isSame(other, entry)));
  const isInPlace = base.every((entry, at) => {
    const isMoved = lists.some((list) => list.some((one, place) => place !== at && isSame(one, entry)));
    return !isMoved && mine.length === base.length && theirs.length === base.length;
  });
  if (!hasKeys && isChangedTwice && !isInPlace) return decide(path, mine, theirs);
  /** The key of other entries is their text or, if both have changed one, the position. @param {unknown[]} list */
  const entriesOf = (list) => {
    const entries = new Map();
    for (const [index, entry] of list.entries()) {
      let key = hasKeys ? keyOf(entry) : isChangedTwice ? index : JSON.stringify(entry);
      while (entries.has(key)) key += " ";
      entries.set(key, entry);
    }
    return entries;
  };
  const [former, own, other] = [entriesOf(base), entriesOf(renumbered), entriesOf(theirs)];
  const [before, mineOrder, theirOrder] = [former, own, other].map((entries) => {
    return [...entries.keys()].filter((key) => former.has(key) && own.has(key) && other.has(key)).join();
  });
  const isTheirs = merge(before, mineOrder, theirOrder, decide, [...path, "order"]) === theirOrder;
  const [first, second] = isTheirs ? [other, own] : [own, other];
  const keys = [...first.keys()];
  let next = 0;
  for (const key of second.keys()) {
    // Follows what the first side has added at the same place.
    while (next < keys.length && !former.has(keys[next]) && !second.has(keys[next])) next += 1;
    if (!first.has(key)) keys.splice(next, 0, key);
    next = keys.indexOf(key) + 1;
  }
  const values = keys.map((k) => merge(former.get(k), own.get(k), other.get(k), decide, [...path, k]));
  return values.filter((value) => value !== undefined);
}

// Other modules import this file.
const [, program = "", base = "", theirs = "", mine = "", file] = process.argv;
if (program.endsWith("merge-json.mjs")) {
  const [a, b, c] = [base, mine, theirs].map((name) => JSON.parse(readFileSync(name, "utf8") || "{}"));
  const merged = merge(a, b, c, (path, own, other) => {
    console.log(`clash ${JSON.stringify({ file, path, mine: own ?? null, theirs: other ?? null })}`);
    if (!process.env.keep) process.exitCode = 1;
    return process.env.keep === "theirs" ? other : own;
  });
  writeFileSync(theirs, `${JSON.stringify(merged, null, 2)}\n`);
}
