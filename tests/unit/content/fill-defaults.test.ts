import { fillDefaults } from "../../../src/content/fill-defaults";
import { kindOf } from "../../../src/content/kind/kind";
import { readDocument } from "../../../src/content/read/document";
import type { Entry } from "../../../src/content/read/entry";
import { fixture, fixtureDocuments } from "./fixture";

function kindOfFile(file: string) {
  const kind = kindOf(file);
  if (kind === undefined) throw new Error(`${file} has no kind`);
  return kind;
}

function broken(file: string, value: unknown): Entry {
  return { file, text: "", bom: "", value, tree: undefined, errors: [], kind: kindOfFile(file) };
}

test.each(fixtureDocuments)("the valid file %s stays unchanged", (file) => {
  const document = readDocument(fixture, file);
  expect(fillDefaults({ ...document, kind: kindOfFile(file) })).toEqual(document.value);
});

test.each(fixtureDocuments)("%s can be shown even if nothing of it can be read", (file) => {
  for (const value of [undefined, null, [], "text", 7]) {
    const content = fillDefaults(broken(file, value));
    const issues = kindOfFile(file).schema.safeParse(content).error?.issues ?? [];
    // Defaults have the right type. A text that is too short does not break a page.
    expect(issues.filter(({ code }) => code === "invalid_type" || code === "unrecognized_keys")).toEqual([]);
  }
});

test("keeps valid values, fills missing fields with defaults, and leaves unknown fields out", () => {
  const value = { path: "/gallery", name: "Pictures", nam: "Pictures", metadata: { title: "Pictures" } };
  expect(fillDefaults(broken("pages/gallery.json", value))).toMatchObject({
    path: "/gallery",
    name: "Pictures",
    metadata: { title: "Pictures", description: "…" },
    landing: { title: "…", isExpandable: false, image: { src: "…" } },
  });
});

test("a page with an unreadable path has the path of its file name", () => {
  const file = "programs/palsam.json";
  expect(fillDefaults(broken(file, { path: "palsam" }))).toHaveProperty("path", "/flagship/palsam");
});
