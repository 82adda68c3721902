import { basename, dirname } from "node:path/posix";
import { type Page, pagesOf } from "../cross-check/page-path";
import { hintOf, jsonSchemaOf, resolve } from "../kind/json-schema";
import { type Kind, kinds } from "../kind/kind";
import { spacedName } from "../kind/label";
import { readEntries } from "../read/entry";
import { valueAt } from "../read/place";
import { versionField } from "./convert-form";
import { type Field, formFields, type Targets } from "./form-field";

/** The names of groups by folder. All other folders contain lists. */
const groupNames: Record<string, string> = { pages: "Pages", navigation: "Navigation", ".": "Settings" };
const groupOrder = ["Pages", "Programs", "Lists", "Navigation", "Settings"];

function targetsOf(pages: readonly Page[]): Targets {
  const options = (chosen: readonly Page[]) =>
    chosen.map(({ path, entry }) => ({ label: String(valueAt(entry.value, ["name"]) ?? path), value: path }));
  const programs = pages.filter(({ entry }) => entry.file.startsWith("programs/"));
  return { page: options(pages), program: options(programs) };
}

function previewPathOf({ file, shownOn }: Kind, pages: readonly Page[]): string | undefined {
  if (shownOn === "every page" || shownOn === "no page") return "/";
  if (shownOn?.startsWith("/")) return shownOn;
  const shownBy = shownOn === "every program's page" ? "programs/*.json" : file;
  return pages.find(({ entry }) => entry.kind.file === shownBy)?.path;
}

function formOf(kind: Kind, targets: Targets): { label: string; description: string; fields: Field[] } {
  const root = jsonSchemaOf(kind);
  const schema = resolve(root, root);
  const label = schema.title ?? "";
  const version = { widget: "version", name: versionField, label: versionField, required: false };
  const fields = [...formFields(root, schema, targets), version];
  return { label, description: hintOf(root, schema), fields };
}

// Pictures are stored beside the file that names them.
const pictures = { media_folder: "", public_folder: "" };

/** Editors can add files, which are named after the end of `path`. */
function folderCollection(kind: Kind, targets: Targets) {
  const { label, description, fields } = formOf(kind, targets);
  return {
    ...pictures,
    name: dirname(kind.file),
    label: spacedName(dirname(kind.file)),
    label_singular: label.toLowerCase(),
    description,
    folder: dirname(kind.file),
    extension: "json",
    create: true,
    delete: false,
    identifier_field: "name",
    // The page of the editor adds this field: the end of the path.
    slug: "{{fileName}}",
    summary: "{{name}}",
    sortable_fields: ["name", "path"],
    preview_path: "{{fields.path}}",
    preview_path_preserve_slashes: true,
    fields,
  };
}

function fileEntry(kind: Kind, targets: Targets, pages: readonly Page[]) {
  const path = previewPathOf(kind, pages);
  return {
    name: basename(kind.file, ".json"),
    file: kind.file,
    ...formOf(kind, targets),
    ...(path && { preview_path: path }),
  };
}

function fileCollections(targets: Targets, pages: readonly Page[]) {
  const single = kinds.filter(({ file }) => !file.includes("*"));
  const labelOf = ({ file }: Kind) => groupNames[dirname(file)] ?? "Lists";
  return [...new Set(single.map(labelOf))].map((label) => ({
    ...pictures,
    name: label.toLowerCase(),
    label,
    files: single.filter((kind) => labelOf(kind) === label).map((kind) => fileEntry(kind, targets, pages)),
  }));
}

/** Returns the configuration of Decap CMS for a folder. `siteAddress` is that of `gatsby develop`. */
export function editorConfig(directory: string, siteAddress: string) {
  const pages = pagesOf(readEntries(directory));
  const targets = targetsOf(pages);
  const collections = [
    ...fileCollections(targets, pages),
    ...kinds.filter(({ file }) => file.includes("*")).map((kind) => folderCollection(kind, targets)),
  ];
  return {
    load_config_file: false,
    backend: { name: "data-folder", proxy_url: "/api/v1" },
    site_url: siteAddress,
    media_folder: "gallery",
    // Names of uploaded pictures keep the letters of all languages.
    slug: { encoding: "unicode", clean_accents: true },
    editor: { preview: false },
    collections: collections.sort((a, b) => groupOrder.indexOf(a.label) - groupOrder.indexOf(b.label)),
  };
}
