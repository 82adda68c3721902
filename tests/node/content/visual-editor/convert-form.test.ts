import { z } from "zod";
import type { Kind } from "../../../../src/content/kind/kind";
import { readEntries } from "../../../../src/content/read/entry";
import { picture } from "../../../../src/content/schema/picture-field";
import { note } from "../../../../src/content/schema/section";
import { contentObject, destination, id, text } from "../../../../src/content/schema/vocabulary";
import { fromForm, toForm } from "../../../../src/content/visual-editor/convert-form";
import { fixture } from "../fixture";

const album: Kind = {
  file: "albums/*.json",
  schema: contentObject({
    title: text,
    subtitle: text.optional(),
    isShown: z.boolean(),
    destination,
    cover: picture,
    note: note.optional(),
    pages: z.array(z.int()).optional(),
    places: z.array(text),
    tracks: z.array(contentObject({ id, title: text })).optional(),
  }),
};

function held(form: object): unknown {
  return fromForm(album, "albums/summer.json", form);
}

const whole = {
  title: "A",
  isShown: true,
  destination: "",
  cover: { src: "./a.jpg", alt: "B" },
  places: ["C"],
};

test("a field that the schema does not have is kept, as those of newer code and misspelled ones", () => {
  const content = { ...whole, headline: "D", tracks: [{ id: 1, title: "E", length: 3 }] };
  expect(held({ ...Object(toForm(album, "albums/summer.json", content)), fileVersion: "F" })).toEqual(
    content,
  );
});

test.each(readEntries(fixture))("data/$file is unchanged after it was a form", ({ kind, file, value }) => {
  expect(fromForm(kind, file, toForm(kind, file, value))).toEqual(value);
});

test("an optional group is a list of at most one entry in its form", () => {
  const note = { heading: "D", text: "E" };
  expect(toForm(album, "albums/summer.json", { ...whole, note })).toMatchObject({ note: [note] });
  expect(held({ ...whole, note: [note] })).toEqual({ ...whole, note });
  expect(held({ ...whole, note: [] })).toEqual(whole);
});

test("a picture is shown by its path, and stored beside the file that refers to it", () => {
  const other = { src: "../gallery/b.jpg", alt: "B" };
  expect(toForm(album, "albums/summer.json", whole)).toMatchObject({ cover: { src: "/albums/a.jpg" } });
  expect(toForm(album, "albums/summer.json", { cover: other })).toEqual({
    cover: { src: "/gallery/b.jpg", alt: "B" },
  });
  expect(held({ ...whole, cover: { src: "/gallery/b.jpg", alt: "B" } })).toEqual({ ...whole, cover: other });
  expect(held({ ...whole, cover: { src: "new.jpg", alt: "B" } })).toMatchObject({
    cover: { src: "./new.jpg" },
  });
});

test.each([
  ["subtitle", ""],
  ["subtitle", null],
  ["pages", []],
  ["sample", []],
])("an optional %s that is empty (%j) is absent", (key, value) => {
  expect(held({ ...whole, [key]: value })).toEqual(whole);
});

test("a required field that may be empty is kept", () => {
  const { title, cover } = whole;
  expect(held({ title, cover })).toEqual({ title, cover, isShown: false, destination: "", places: [] });
});

test("a required field that may not be empty stays missing, so that the check reports it", () => {
  expect(held({ ...whole, title: null })).not.toHaveProperty("title");
  expect(held({ ...whole, title: " " })).toEqual({ ...whole, title: "" });
});

test("a new entry of a list gets the next free number, and the others keep theirs", () => {
  const tracks = [{ title: "New" }, { id: 4, title: "A" }, { id: 2, title: "B" }, { id: "", title: "Last" }];
  expect(held({ ...whole, tracks })).toEqual({
    ...whole,
    tracks: [
      { id: 5, title: "New" },
      { id: 4, title: "A" },
      { id: 2, title: "B" },
      { id: 6, title: "Last" },
    ],
  });
});

test("text loses the spaces around it, and nothing that the form shows", () => {
  expect(held({ ...whole, title: " One\n two " })).toMatchObject({ title: "One\n two" });
});
