import { basename, dirname } from "node:path/posix";
import { type Page, pagesOf } from "../cross-check/page-path";
import { schemaOf } from "../kind/json-schema";
import { type Kind, kinds } from "../kind/kind";
import { readEntries } from "../read/entry";
import { valueAt } from "../read/position";
import { versionField } from "./convert-form";
import { formFields, type Targets } from "./form-field";

/** The groups of forms, with their folders. All other folders contain lists. */
const groups = {
  Pages: "pages",
  Programs: "programs",
  Lists: undefined,
  Navigation: "navigation",
  Settings: ".",
};

const isIn = ({ file }: Kind, folder: string | undefined) =>
  folder ? dirname(file) === folder : !Object.values(groups).includes(dirname(file));

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

function formOf(kind: Kind, targets: Targets) {
  const schema = schemaOf(kind);
  const version = { widget: "version", name: versionField, label: versionField, required: false };
  const { title: label = "", hint: description = "" } = schema;
  return { label, description, fields: [...formFields(schema, targets), version] };
}

/** Returns the configuration of Decap CMS for a folder. `siteAddress` is that of `gatsby develop`. */
export function editorConfig(directory: string, siteAddress: string) {
  const pages = pagesOf(readEntries(directory));
  const targets = targetsOf(pages);

  function fileForm(kind: Kind) {
    const path = previewPathOf(kind, pages);
    const name = basename(kind.file, ".json");
    return { name, file: kind.file, ...formOf(kind, targets), ...(path && { preview_path: path }) };
  }

  /** Editors can add files, which are named after the end of `path`. */
  function folderForm(kind: Kind) {
    const { label, ...form } = formOf(kind, targets);
    return {
      ...form,
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
      label_singular: label.toLowerCase(),
    };
  }

  const collections = Object.entries(groups).map(([label, folder]) => {
    const chosen = kinds.filter((kind) => isIn(kind, folder));
    const many = chosen.find(({ file }) => file.includes("*"));
    // Pictures are stored beside the file that names them.
    const folders = { media_folder: "", public_folder: "" };
    const collection = { name: label.toLowerCase(), label, format: "form", ...folders };
    if (many) return { ...collection, ...folderForm(many) };
    return { ...collection, files: chosen.map(fileForm) };
  });
  return {
    load_config_file: false,
    backend: { name: "data-folder" },
    site_url: siteAddress,
    media_folder: "gallery",
    // Names of uploaded pictures keep the letters of all languages.
    slug: { encoding: "unicode", clean_accents: true },
    editor: { preview: false },
    collections,
  };
}
