import { readFileSync } from "node:fs";
import fc from "fast-check";
import { merge } from "../../../../src/content/publish/merge-json.mjs";
import { jsonFiles } from "../../../../src/content/read/entry";

function mergeAs(side: "mine" | "theirs", base: unknown, mine: unknown, theirs: unknown) {
  const clashes: unknown[] = [];
  const value = merge(base, mine, theirs, (path, own, other) => {
    clashes.push([path, own, other]);
    return side === "mine" ? own : other;
  });
  return { value, clashes };
}

/** Returns a list: "a" is a text, "1x" an entry with an `id`, and "x,y" one with two fields. */
function listOf(words: string): unknown[] {
  return (words.match(/\S+/g) ?? []).map((word) => {
    if (/^\d/.test(word)) return { id: Number.parseInt(word, 10), text: word.slice(1) };
    return word.includes(",") ? Object.fromEntries(word.split(",").entries()) : word;
  });
}

test.each([
  ["a", "a m", "a t", "a t m", 0],
  ["a b", "a m b", "a b t", "a m b t", 0],
  ["a b c", "m b c", "a b t", "m b t", 0],
  ["a b c", "c a b", "a c", "c a", 0],
  ["1 2", "2 1", "1t 2", "2 1t", 0],
  ["1", "1 2m", "1 2t", "1 2t 3m", 0],
  ["1", "1 2x", "1 2x", "1 2x", 0],
  ["x,y", "m,y", "x,t", "m,t", 0],
  ["x,y", "m,y", "t,y", "m,y", 1],
  ["a b", "m", "t b", "m", 1],
  ["a b c", "m b c", "b c t", "m b c", 1],
  ["a b c", "b a c", "a c b", "b a c", 1],
  ["1", "", "1t", "", 1],
])("%j, changed to %j and %j, becomes %j, with %d clashes", (base, mine, theirs, merged, count) => {
  const { value, clashes } = mergeAs("mine", listOf(base), listOf(mine), listOf(theirs));
  expect([value, clashes.length]).toEqual([listOf(merged), count]);
});

/** The content of `data/`. Each text is unique. */
const contents: unknown[] = jsonFiles("data").map((file) => {
  let count = 0;
  const withNumber = (_: string, value: unknown) =>
    typeof value === "string" ? `${value} ${++count}` : value;
  return JSON.parse(readFileSync(`data/${file}`, "utf8"), withNumber);
});

function textsOf(value: unknown): Set<string> {
  return new Set(
    groupsOf(value).flatMap((group) => Object.values(group).filter((one) => typeof one === "string")),
  );
}

function groupsOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(groupsOf)];
}

type Edit = { kind: string; place: number; index: number };

/** Changes texts and lists. Each new text is unique. */
function edited(content: unknown, edits: Edit[], side: string): unknown {
  // In Jest, a structured clone would have other prototypes.
  const value = JSON.parse(JSON.stringify(content));
  for (const [number, { kind, place, index }] of edits.entries()) {
    const inTexts = (_: string, old: unknown) => (typeof old === "string" ? `${side} ${number}` : old);
    const groups = groupsOf(value).filter((group) => Array.isArray(group) === (kind !== "change"));
    const group = groups[place % groups.length] ?? {};
    if (Array.isArray(group)) {
      const [entry] = group.splice(index % group.length, kind === "add" ? 0 : 1);
      const added = JSON.parse(JSON.stringify(group[0] ?? "", inTexts));
      if (added.id) added.id = Math.max(...group.map(({ id }) => id)) + 1;
      if (kind !== "remove") group.push(kind === "add" ? added : entry);
    } else {
      // An entry with another path is another entry.
      const fields = Object.entries(group).filter(([key]) => key !== "path");
      const [key, old] = fields[index % fields.length] ?? [""];
      Reflect.set(group, key, inTexts(key, old));
    }
  }
  return value;
}

const kind = fc.constantFrom("change", "add", "remove", "move");
const edits = fc.array(fc.record({ kind, place: fc.nat(), index: fc.nat() }), { maxLength: 4 });

test("of the content, what one side has changed is kept, or shown as a clash", () => {
  const check = (base: unknown, ownEdits: Edit[], otherEdits: Edit[]) => {
    const [mine, theirs] = [edited(base, ownEdits, "mine"), edited(base, otherEdits, "theirs")];
    const { value, clashes } = mergeAs("theirs", base, mine, theirs);
    const [before, own, other, merged] = [textsOf(base), textsOf(mine), textsOf(theirs), textsOf(value)];
    for (const text of new Set([...before, ...own, ...other])) {
      const isEverywhere = before.has(text) && own.has(text) && other.has(text);
      const isNew = !before.has(text);
      if (isEverywhere || (isNew && !textsOf(clashes).has(text))) expect(merged).toContain(text);
      else if (!isNew && clashes.length === 0) expect(merged).not.toContain(text);
    }
  };
  fc.assert(fc.property(fc.constantFrom(...contents), edits, edits, check), { numRuns: 500 });
});
