import fc from "fast-check";
import { type Clash, mergeValues, type Side } from "../../../../src/content/publish/merge";
import { readDocument } from "../../../../src/content/read/document";
import { fixture, fixtureDocuments } from "../fixture";

function merge(base: unknown, mine: unknown, theirs: unknown, side: Side = "mine") {
  const clashes: Clash[] = [];
  const value = mergeValues(base, mine, theirs, (clash) => {
    clashes.push(clash);
    return side;
  });
  return { value, clashes };
}

test.each([
  ["different fields", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ["new and removed fields", { a: 1, b: 1 }, { a: 1 }, { a: 1, b: 1, c: 1 }, { a: 1, c: 1 }],
  ["one new field with one value", {}, { a: 1 }, { a: 1 }, { a: 1 }],
  [
    "entries by id",
    [{ id: 1, a: 1 }, { id: 2 }],
    [{ id: 2 }, { id: 1, a: 1 }],
    [{ id: 1, a: 2 }, { id: 2 }],
    [{ id: 2 }, { id: 1, a: 2 }],
  ],
  [
    "entries that follow different ones",
    ["/a", "/b"],
    ["/a", "/m", "/b"],
    ["/a", "/b", "/t"],
    ["/a", "/m", "/b", "/t"],
  ],
  ["entries that follow the same one", ["/a"], ["/a", "/m"], ["/a", "/t"], ["/a", "/m", "/t"]],
  ["a removed and a new entry", ["/a", "/b"], ["/a"], ["/a", "/b", "/t"], ["/a", "/t"]],
  ["a moved and a removed entry", ["/a", "/b", "/c"], ["/c", "/a", "/b"], ["/a", "/c"], ["/c", "/a"]],
  ["texts at two positions", ["a", "b"], ["m", "b"], ["a", "t"], ["m", "t"]],
  ["a changed and a new text", ["a", "b"], ["m", "b"], ["a", "b", "t"], ["m", "b", "t"]],
  ["two equal entries", ["a", "a", "b"], ["a", "a", "b", "m"], ["a", "a"], ["a", "a", "m"]],
])("%s are no clash", (_, base, mine, theirs, expected) => {
  expect(merge(base, mine, theirs)).toEqual({ value: expected, clashes: [] });
  expect(merge(base, theirs, mine)).toEqual({ value: expected, clashes: [] });
});

test.each([
  ["one field", { a: 1 }, { a: 2 }, { a: 3 }, { path: ["a"], mine: 2, theirs: 3 }],
  ["a removed field", { a: 1 }, {}, { a: 2 }, { path: ["a"], mine: undefined, theirs: 2 }],
  [
    "a removed entry",
    [{ id: 1, a: 1 }],
    [],
    [{ id: 1, a: 2 }],
    { path: ["1"], mine: undefined, theirs: { id: 1, a: 2 } },
  ],
  [
    "the order",
    ["/a", "/b", "/c"],
    ["/b", "/a", "/c"],
    ["/a", "/c", "/b"],
    { path: ["order"], mine: ["/b", "/a", "/c"], theirs: ["/a", "/c", "/b"] },
  ],
  [
    "a moved and a changed text",
    ["a", "b"],
    ["a", "m"],
    ["b", "a"],
    { path: [], mine: ["a", "m"], theirs: ["b", "a"] },
  ],
  ["replaced texts", ["a"], ["m", "n"], ["t"], { path: [], mine: ["m", "n"], theirs: ["t"] }],
  ["a value that became a list", { a: 1 }, { a: [1] }, { a: 2 }, { path: ["a"], mine: [1], theirs: 2 }],
])("%s is a clash, and the choice decides", (_, base, mine, theirs, clash) => {
  expect(merge(base, mine, theirs)).toEqual({ value: mine, clashes: [clash] });
  expect(merge(base, mine, theirs, "theirs").value).toEqual(theirs);
});

test("a replaced text that is published already is no clash with a new one", () => {
  const published = ["m", "b", "t"];
  expect(merge(["a", "b"], ["m", "b"], published)).toEqual({ value: published, clashes: [] });
});

test("of two new entries with one number, the published one keeps it", () => {
  const base = [{ id: 1 }];
  const [mine, theirs] = [
    [...base, { id: 2, a: "z" }],
    [...base, { id: 2, a: "t" }],
  ];
  expect(merge(base, mine, theirs)).toEqual({ value: [...theirs, { id: 3, a: "z" }], clashes: [] });
});

test("a new entry that is published already gets the number that it has there", () => {
  const published = [{ id: 1 }, { id: 2, a: "t" }, { id: 3, a: "m" }];
  expect(merge([{ id: 1 }], [{ id: 1 }, { id: 2, a: "m" }], published)).toEqual({
    value: published,
    clashes: [],
  });
});

/** Changes of one side: seeds that choose a text to change, an entry to add or an entry to remove. */
const edits = fc.array(fc.tuple(fc.constantFrom("text", "add", "remove"), fc.nat()), { maxLength: 4 });

/** Applies changes of one side. Each new text is unique and names the side, so that a test can find it again. */
function edited(base: unknown, name: Side, changes: [string, number][]): { value: unknown; added: string[] } {
  const value = structuredClone(base);
  const groups: (unknown[] | Record<string, unknown>)[] = [];
  JSON.stringify(value, (_, part) => {
    if (typeof part === "object" && part !== null) groups.push(part);
    return part;
  });
  const lists = groups.filter(Array.isArray).filter(({ length }) => length > 0);
  for (const [index, [kind, seed]] of changes.entries()) {
    const text = `${name} ${index}`;
    const renamed = (entry: unknown, text: string) =>
      typeof entry === "string"
        ? text
        : { ...Object(entry), ...("id" in Object(entry) ? { id: 1000 + index } : {}), note: text };
    const list = lists[seed % lists.length];
    const texts = groups.flatMap((group) =>
      Object.keys(group)
        .filter((key) => typeof Reflect.get(group, key) === "string")
        .map((key) => [group, key] as const),
    );
    const [group = {}, key = ""] = texts[seed % texts.length] ?? [];
    if (kind === "text") Reflect.set(group, key, text);
    if (kind === "add" && list) list.push(renamed(list[0], text));
    if (kind === "remove" && list && list.length > 1) list.splice(seed % list.length, 1);
  }
  const written = JSON.stringify(value);
  return {
    value,
    added: changes.map((_, index) => `${name} ${index}`).filter((text) => written.includes(`"${text}"`)),
  };
}

test("what one side has changed is kept, whoever publishes first", () => {
  const file = fc.constantFrom(...fixtureDocuments);
  fc.assert(
    fc.property(file, edits, edits, (name, ours, others) => {
      const base: unknown = JSON.parse(JSON.stringify(readDocument(fixture, name).value));
      const mine = edited(base, "mine", ours);
      const theirs = edited(base, "theirs", others);
      const { value, clashes } = merge(base, mine.value, theirs.value);
      // A run that was interrupted when it had published merges again.
      const again = merge(base, mine.value, value);
      if (clashes.length + again.clashes.length === 0) expect(again.value).toEqual(value);
      const text = JSON.stringify(value);
      const lost = mine.added.filter((added) => !text.includes(`"${added}"`));
      expect(lost).toEqual([]);
      if (clashes.length > 0) {
        expect(merge(base, theirs.value, mine.value).clashes).toHaveLength(clashes.length);
        return;
      }
      expect(theirs.added.filter((added) => !text.includes(`"${added}"`))).toEqual([]);
      const withoutIds = (content: unknown) =>
        JSON.parse(JSON.stringify(content, (key, part) => (key === "id" ? undefined : part)));
      expect(withoutIds(merge(base, theirs.value, mine.value).value)).toEqual(withoutIds(value));
    }),
    { numRuns: 1000 },
  );
});
