import { type JsonSchema, schemaOf } from "../../../../src/content/kind/json-schema";
import { kinds } from "../../../../src/content/kind/kind";
import { editorConfig } from "../../../../src/content/visual-editor/config";
import { versionField } from "../../../../src/content/visual-editor/convert-form";
import type { Field } from "../../../../src/content/visual-editor/form-field";
import { copyContent } from "../content-copy";

const { collections } = editorConfig(copyContent().content.directory, "http://127.0.0.1:8000");

type Form = { file: string; label: string; description: string; fields: Field[]; preview_path?: string };

const forms: Form[] = collections.flatMap((collection) =>
  "files" in collection ? collection.files : { ...collection, file: `${collection.folder}/*.json` },
);

function formOf(file: string): Form {
  const form = forms.find((form) => form.file === file);
  if (form === undefined) throw new Error(`data/${file} has no form`);
  return form;
}

/** Skips the only field of a list. */
function fieldAt(file: string, ...names: string[]): Field {
  let found: Field | undefined;
  let fields = formOf(file).fields;
  for (const name of names) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? (found?.field ? [found.field] : []);
  }
  if (found === undefined) throw new Error(`Missing field ${names.join(".")}`);
  return found;
}

function allFields(fields: Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.fields ?? []),
    ...(field.field ? [field.field] : []),
  ]);
}

/** Returns the names of the fields at every level. */
function definedNames({ properties = {} }: JsonSchema): string[] {
  return Object.entries(properties).flatMap(([key, field]) => [key, ...definedNames(field.items ?? field)]);
}

test("every kind of content has a form, in groups that an editor knows", () => {
  const groups = ["Pages", "Programs", "Lists", "Navigation", "Settings"];
  expect(collections.map(({ label }) => label)).toEqual(groups);
  expect(forms.map(({ file }) => file).sort()).toEqual(kinds.map(({ file }) => file).sort());
});

test.each(kinds)(
  "the form of data/$file has each field of the definition, with a label and a hint",
  (kind) => {
    const form = formOf(kind.file);
    const fields = allFields(form.fields).filter(({ name }) => name !== "entry" && name !== versionField);
    expect(fields.map(({ name }) => name)).toEqual(definedNames(schemaOf(kind)));
    for (const { label, hint } of fields) {
      expect(label).toMatch(/^[A-Z]/);
      // A hint must say more than that the text is not empty.
      expect(hint).toMatch(/^(?!Text, not empty).*[.!?…]$/s);
    }
    expect(form.label).toMatch(/^[A-Z]/);
    expect(form.description).toMatch(/\.$/);
  },
);

test("a field has the widget of its type, with its limits", () => {
  const program = (...names: string[]) => fieldAt("programs/*.json", ...names);
  expect(program("duration", "hours")).toMatchObject({ widget: "number", min: 1, max: 500, required: true });
  expect(program("landing", "tone")).toMatchObject({
    widget: "select",
    options: [
      { label: "Light", value: "light" },
      { label: "Dark", value: "dark" },
    ],
  });
  expect(program("landing", "image", "src")).toMatchObject({ widget: "image", choose_url: false });
  expect(program("landing")).toMatchObject({ widget: "object", required: true });
  expect(program("exam")).toMatchObject({ widget: "list", max: 1, required: false });
  expect(program("related")).toMatchObject({ widget: "list", min: 3, max: 3 });
  expect(fieldAt("site.json", "contact", "sample").options).toContainEqual({
    label: "Phone numbers",
    value: "phones",
  });
});

test("no field has a default, which would add an optional group to a new entry", () => {
  const fields = forms.flatMap((form) => allFields(form.fields));
  expect(fields.filter((field) => "default" in field)).toEqual([]);
  const isExpandable = fieldAt("programs/*.json", "landing", "isExpandable");
  expect(isExpandable).toMatchObject({ widget: "boolean", required: false });
});

test("the collapsed entries of a list show their text and their picture", () => {
  expect(fieldAt("gallery/gallery.json", "items").summary).toBe("{{fields.type}} – {{fields.img.alt}}");
  expect(fieldAt("site.json", "social").summary).toBe("{{fields.name}}");
});

test("the number of an entry is hidden, unless the page shows it", () => {
  const widget = (list: string) => fieldAt(`${list}/${list}.json`, list, "id");
  expect(widget("trainers")).toMatchObject({ widget: "hidden", required: false });
  expect(widget("partners")).toMatchObject({ widget: "number", required: false });
});

test("a reference to a page or a program is a choice of the existing ones", () => {
  const about = { label: "About Us", value: "/about-us" };
  const palsam = { label: "PALSAM", value: "/flagship/palsam" };
  const program = fieldAt("programs/*.json", "related", "entry").options;
  expect(fieldAt("services/services.json", "cards", "path").options).toContainEqual(about);
  expect(program).toContainEqual(palsam);
  expect(program).not.toContainEqual(about);
});

test("each form leads to a page that shows it", () => {
  expect(formOf("pages/about-us.json").preview_path).toBe("/about-us");
  expect(formOf("gallery/gallery.json").preview_path).toBe("/gallery");
  expect(formOf("pages/program.json").preview_path).toMatch(/^\/(?:flagship|certifications)\//);
  expect(formOf("programs/*.json").preview_path).toBe("{{fields.path}}");
  expect(forms.filter((form) => !form.preview_path)).toEqual([]);
});

test("programs can be added, but not deleted, because menus and lists name them", () => {
  const folders = collections.flatMap((collection) => ("folder" in collection ? [collection] : []));
  expect(folders).toEqual([expect.objectContaining({ name: "programs", create: true, delete: false })]);
});
