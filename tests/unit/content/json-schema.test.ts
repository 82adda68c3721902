import { z } from "zod";
import { jsonSchemaOf, valuesOf } from "../../../src/content/kind/json-schema";
import { type Kind, kinds } from "../../../src/content/kind/kind";
import { picture } from "../../../src/content/schema/picture-field";
import { content, text } from "../../../src/content/schema/vocabulary";

const album: Kind = {
  file: "album.json",
  schema: content("TestAlbum", { title: text, pictures: z.array(picture) }),
};

function visited(document: unknown): [string, unknown][] {
  return valuesOf(album, document).map(({ schema, path }) => [
    path.join("."),
    schema.refersTo ?? schema.type,
  ]);
}

describe("valuesOf", () => {
  test("returns each value with its schema, parents first", () => {
    expect(visited({ title: "A", pictures: [{ src: "./a.jpg", alt: "B" }] })).toEqual([
      ["", "object"],
      ["title", "string"],
      ["pictures", "array"],
      ["pictures.0", "object"],
      ["pictures.0.src", "picture"],
      ["pictures.0.alt", "string"],
    ]);
  });

  test("skips unknown fields and what is below them", () => {
    expect(visited({ title: "A", author: { name: "B" } })).toEqual([
      ["", "object"],
      ["title", "string"],
    ]);
  });

  test.each([
    ["a text where a list should be", { pictures: "./a.jpg" }, ["pictures"]],
    ["a list where a text should be", { title: ["A"] }, ["title"]],
    ["null where a group should be", { pictures: [null] }, ["pictures", "pictures.0"]],
  ])("does not go into %s", (_edit, value, paths) => {
    expect(visited(value).map(([path]) => path)).toEqual(["", ...paths]);
  });

  test.each([undefined, null, 3, "text"])("accepts %p as a whole document", (value) => {
    expect(visited(value)).toEqual([["", "object"]]);
  });
});

describe("a kind's JSON Schema", () => {
  test.each(kinds)("of data/$file allows no unknown field in any group", (kind) => {
    for (const definition of Object.values(jsonSchemaOf(kind).$defs ?? {})) {
      if (definition.type === "object") expect(definition.additionalProperties).toBe(false);
    }
  });
});
