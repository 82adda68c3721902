import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { hintOf, type JsonSchema, jsonSchemaOf } from "./json-schema";
import { type Kind, kinds, typeNameOf } from "./kind";
import { sentence } from "./label";

/** The purpose of a value, and which values are valid. */
function hoverText(root: JsonSchema, schema: JsonSchema): string {
  const hint = hintOf(root, schema);
  const expected = sentence(schema.description ?? "");
  return hint === expected || expected === "" ? hint : `${hint}\n\nMust be ${schema.description}.`;
}

function mapValues(record: Record<string, JsonSchema>, map: (schema: JsonSchema) => JsonSchema) {
  return Object.fromEntries(Object.entries(record).map(([key, schema]) => [key, map(schema)]));
}

function explained(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const copy = { ...schema };
  const inner = (part: JsonSchema) => explained(root, part);
  const description = hoverText(root, schema);
  if (description !== "") copy.description = description;
  // A keyword of Visual Studio Code: its message replaces the one about the pattern.
  if (schema.pattern && schema.description) copy.patternErrorMessage = `Must be ${schema.description}.`;
  if (schema.properties) copy.properties = mapValues(schema.properties, inner);
  if (schema.$defs) copy.$defs = mapValues(schema.$defs, inner);
  if (schema.items) copy.items = inner(schema.items);
  return copy;
}

/** Uses keywords of Visual Studio Code beyond the standard. */
export function editorSchemaOf(kind: Kind): JsonSchema {
  const schema = jsonSchemaOf(kind);
  return explained(schema, schema);
}

/** The setting `json.schemas` of Visual Studio Code. */
export function editorAssociations(): { fileMatch: string[]; url: string }[] {
  return kinds.map((kind) => ({
    fileMatch: [`/data/${kind.file}`],
    url: `./.vscode/schema/${typeNameOf(kind)}.json`,
  }));
}

/**
 * Writes the schemas, and adds them to the settings of Visual Studio Code in `directory` (`.vscode`). Only warns if
 * that fails, for example in a read-only project: the content can be checked without them.
 */
export function writeEditorSchema(directory: string): void {
  try {
    mkdirSync(`${directory}/schema`, { recursive: true });
    for (const kind of kinds) {
      const file = `${directory}/schema/${typeNameOf(kind)}.json`;
      writeFileSync(file, JSON.stringify(editorSchemaOf(kind), null, 2));
    }
    const file = `${directory}/settings.json`;
    const settings = existsSync(file) ? readFileSync(file, "utf8") : "";
    const edits = modify(settings, ["json.schemas"], editorAssociations(), {});
    writeFileSync(file, applyEdits(settings, edits));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.warn(`Visual Studio Code will not check the content while you type: ${reason}`);
  }
}
