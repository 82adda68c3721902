import { mend } from "../../../src/content/fill-defaults";
import { kindOf } from "../../../src/content/kind/kind";
import { type Document, readDocument } from "../../../src/content/read/document";
import { fixture, fixtureDocuments } from "./fixture";

function kindOfFile(file: string) {
  const kind = kindOf(file);
  if (kind === undefined) throw new Error(`${file} is of no kind`);
  return kind;
}

function broken(file: string, value: unknown): Document {
  return { file, text: "", mark: "", value, tree: undefined, errors: [] };
}

test.each(fixtureDocuments)("%s, which is in order, stays as it is", (file) => {
  const document = readDocument(fixture, file);
  expect(mend(document, kindOfFile(file))).toEqual(document.value);
});

test.each(fixtureDocuments)("of %s there is something to show even if nothing can be read", (file) => {
  for (const value of [undefined, null, [], "text", 7]) {
    const content = mend(broken(file, value), kindOfFile(file));
    const issues = kindOfFile(file).schema.safeParse(content).error?.issues ?? [];
    // What stands in has the right type; that a text is too short harms no page.
    expect(issues.filter(({ code }) => code === "invalid_type" || code === "unrecognized_keys")).toEqual([]);
  }
});

test("what can be read is kept, what is missing is stood in for, what is unknown is left out", () => {
  const value = { path: "/gallery", name: "Pictures", nam: "Pictures", metadata: { title: "Pictures" } };
  expect(mend(broken("pages/gallery.json", value), kindOfFile("pages/gallery.json"))).toMatchObject({
    path: "/gallery",
    name: "Pictures",
    metadata: { title: "Pictures", description: "…" },
    landing: { title: "…", isExpandable: false, image: { src: "…" } },
  });
});

test("a page whose path cannot be read is at the path its file's name gives", () => {
  const file = "programs/palsam.json";
  expect(mend(broken(file, { path: "palsam" }), kindOfFile(file))).toHaveProperty("path", "/flagship/palsam");
});
