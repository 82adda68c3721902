import fc from "fast-check";
import { valuesOf } from "../../../src/content/kind/json-schema";
import { type Entry, readEntries } from "../../../src/content/read/entry";
import { type Path, valueAt } from "../../../src/content/read/position";
import { validate } from "../../../src/content/validate/validate";
import { fixture } from "./fixture";

/** The values that contain no other values. */
const leaves = readEntries(fixture).flatMap((entry) =>
  valuesOf(entry.kind, entry.value)
    .filter(({ value }) => typeof value !== "object")
    .map(({ value, path }) => ({ entry, path, value })),
);

const mistakes: readonly ((text: string, at: number) => unknown)[] = [
  (text) => text.toUpperCase(),
  (text) => ` ${text} `,
  (text) => `http://${text}`,
  (text) => text.replaceAll("/", "\\"),
  (text) => text.replace(/^[./]+/, ""),
  (text) => text.replaceAll("-", " "),
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  (text) => `${text}/`,
  (text) => `${text} days`,
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}x${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\u200b${text.slice(at)}`,
  (text) => Number.parseFloat(text.replace(/\D/g, "")) + 0.5,
  (text) => [text],
  () => "yes",
  () => 7,
  () => null,
  () => "",
];

function withValue(entry: Entry, path: Path, value: unknown): Entry {
  const changed = structuredClone(entry.value);
  Reflect.set(Object(valueAt(changed, path.slice(0, -1))), path.at(-1) ?? "", value);
  return { ...entry, value: changed };
}

test("the value that a suggestion proposes is always valid", () => {
  let count = 0;
  const mistake = fc.record({
    leaf: fc.constantFrom(...leaves),
    make: fc.constantFrom(...mistakes),
    at: fc.nat(20),
  });
  fc.assert(
    fc.property(mistake, ({ leaf: { entry, path, value }, make, at }) => {
      const broken = withValue(entry, path, make(String(value), at));
      for (const { suggestion = "" } of validate(broken)) {
        const [, json] =
          suggestion.match(/^(?:Did you mean|Write) ("(?:[^"\\]|\\.)*"|true|false|-?[\d.]+\d|\d)/) ?? [];
        if (json === undefined) continue;
        count += 1;
        expect(validate(withValue(entry, path, JSON.parse(json)))).toEqual([]);
      }
    }),
    { numRuns: 600, seed: 17 },
  );
  expect(count).toBeGreaterThan(100);
});
