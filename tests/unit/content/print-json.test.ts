import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "jsonc-parser";
import { printJson } from "../../../src/content/print-json";
import { readDocument } from "../../../src/content/read/document";
import { folderWith } from "../folder-with";
import { fixture, fixtureDocuments } from "./fixture";
import { writtenDocument } from "./written-document";

function printed(text: string, change: (value: never) => unknown): string {
  return printJson(change(parse(text) as never), writtenDocument(text));
}

test.each(fixtureDocuments)(
  "%s is the same when it is printed without a change, and when it is printed anew",
  (file) => {
    const document = readDocument(fixture, file);
    expect(printJson(structuredClone(document.value), document)).toBe(document.text);
    expect(printJson(document.value)).toBe(document.text);
  },
);

test.each(fixtureDocuments)("a change of one text changes %s in one place", (file) => {
  const document = readDocument(fixture, file);
  const texts = [...document.text.matchAll(/: ("(?:[^"\\]|\\.)*")/g)];
  for (const { 1: old = "", index } of texts) {
    const start = index + 2;
    const changed = `${document.text.slice(0, start)}"New text"${document.text.slice(start + old.length)}`;
    expect(printJson(parse(changed), document)).toBe(changed);
  }
});

test("entries that change places or lose a neighbor keep their formatting", () => {
  const [first, second] = [`{\n      "a": 1.0\n    }`, `{\n      "a": 2e1,\n      "b": [1, 2]\n    }`];
  const list = (...entries: string[]) => `{\n  "list": [\n    ${entries.join(",\n    ")}\n  ]\n}\n`;
  const change = (by: (list: unknown[]) => unknown[]) =>
    printed(list(first, second), ({ list }: { list: unknown[] }) => ({ list: by(list) }));
  expect(change((entries) => entries.toReversed())).toBe(list(second, first));
  expect(change((entries) => entries.slice(1))).toBe(list(second));
});

test("a new field follows its neighbor, and the others keep their places", () => {
  const text = `{\n  "c": 3,\n  "a": 1,\n  "d": 4\n}\n`;
  expect(printed(text, () => ({ a: 1, b: 2, c: 3, d: 4 }))).toBe(
    `{\n  "c": 3,\n  "a": 1,\n  "b": 2,\n  "d": 4\n}\n`,
  );
});

test("Windows line endings, a byte order mark and empty lines at the end are kept", () => {
  const text = `\uFEFF{\r\n  "a": 1\r\n}\r\n\r\n`;
  expect(printed(text, () => ({ a: 1, b: { c: 2 } }))).toBe(
    `\uFEFF{\r\n  "a": 1,\r\n  "b": {\r\n    "c": 2\r\n  }\r\n}\r\n\r\n`,
  );
});

test("new values are formatted as Biome formats them", () => {
  const values = fc.sample(
    fc.object({
      key: fc.stringMatching(/^[a-z]{1,12}$/),
      values: [fc.stringMatching(/^[ -~]{0,40}$/), fc.integer(), fc.boolean()],
      maxDepth: 3,
      maxKeys: 5,
      withNullPrototype: false,
    }),
    { numRuns: 150, seed: 8 },
  );
  const texts = values.map((value) => printJson(value));
  const folder = folderWith({
    "biome.json": '{ "formatter": { "indentStyle": "space", "lineWidth": 110 } }',
    ...Object.fromEntries(texts.map((text, index) => [`${index}.json`, text])),
  });
  const biome = join(process.cwd(), "node_modules/@biomejs/biome/bin/biome");
  const { status, stderr } = spawnSync(process.execPath, [biome, "format", "--write", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const formatted = texts.map((_, index) => readFileSync(join(folder, `${index}.json`), "utf8"));
  expect(texts).toEqual(formatted);
});
