import { fillDefaults } from "../../../src/content/fill-defaults";
import { type Entry, readEntries } from "../../../src/content/read/entry";
import { fixture } from "./fixture";

const entries = readEntries(fixture);

function changed(file: string, value: unknown): Entry {
  const entry = entries.find((candidate) => candidate.file === file);
  if (entry === undefined) throw new Error(`The fixture has no file ${file}`);
  return { ...entry, value };
}

test.each(entries)("the valid file $file stays unchanged", (entry) => {
  expect(fillDefaults(entry)).toEqual(entry.value);
});

test.each(entries)("$file can be shown even if nothing of it can be read", (entry) => {
  for (const value of [undefined, null, [], "text", 7]) {
    const content = fillDefaults({ ...entry, value });
    const issues = entry.kind.schema.safeParse(content).error?.issues ?? [];
    // Defaults have the right type. A text that is too short does not break a page.
    expect(issues.filter(({ code }) => code === "invalid_type" || code === "unrecognized_keys")).toEqual([]);
  }
});

test("keeps valid values, fills missing fields with defaults, and leaves unknown fields out", () => {
  const value = { path: "/gallery", name: "Pictures", nam: "Pictures", metadata: { title: "Pictures" } };
  expect(fillDefaults(changed("pages/gallery.json", value))).toMatchObject({
    path: "/gallery",
    name: "Pictures",
    metadata: { title: "Pictures", description: "…" },
    landing: { title: "…", isExpandable: false, image: { src: "…" } },
  });
});

test("a decimal number in place of a whole number is replaced", () => {
  const entry = changed("programs/palsam.json", { duration: { hours: 24, days: 1.5 } });
  expect(fillDefaults(entry)).toHaveProperty("duration", { hours: 24, days: 1 });
});

test("a page with an unreadable path has the path of its file name", () => {
  const entry = changed("programs/palsam.json", { path: "palsam" });
  expect(fillDefaults(entry)).toHaveProperty("path", "/flagship/palsam");
});
