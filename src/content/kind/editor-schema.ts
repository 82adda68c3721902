import { mkdirSync, writeFileSync } from "node:fs";
import { hintOf, itemsOf, type JsonSchema, jsonSchemaOf } from "./json-schema";
import { type Kind, kinds, typeNameOf } from "./kind";
import { sentence } from "./label";

/** What Visual Studio Code shows of a value on hover: what it is for, and what may stand there. */
function hoverText(root: JsonSchema, schema: JsonSchema): string {
  const hint = hintOf(root, schema);
  const expected = sentence(schema.description ?? "");
  return hint === expected || expected === "" ? hint : `${hint}\n\nExpected: ${schema.description}.`;
}

/** The schema, and all below it, in the words of an editor. */
function explained(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const { hint: _hint, graphql: _graphql, refersTo: _refersTo, ...rest } = schema;
  const copy: JsonSchema = { ...rest };
  const description = hoverText(root, schema);
  if (description !== "") copy.description = description;
  // Visual Studio Code's own keyword: what stands at the red line instead of the pattern.
  if (schema.pattern && schema.description) copy.patternErrorMessage = `Expected ${schema.description}.`;
  if (schema.properties) copy.properties = explainedAll(root, schema.properties);
  if (schema.$defs) {
    const definitions = Object.entries(schema.$defs);
    copy.$defs = Object.fromEntries(definitions.map(([name, inner]) => [name, explained(root, inner)]));
  }
  const items = itemsOf(schema);
  if (items) copy.items = explained(root, items);
  return copy;
}

function explainedAll(
  root: JsonSchema,
  schemas: Record<string, JsonSchema | boolean>,
): Record<string, JsonSchema | boolean> {
  const entries = Object.entries(schemas);
  return Object.fromEntries(
    entries.map(([key, schema]) => [key, typeof schema === "object" ? explained(root, schema) : schema]),
  );
}

/** A kind's JSON Schema in the words of an editor, with what Visual Studio Code knows beyond the standard. */
export function editorSchemaOf(kind: Kind): JsonSchema {
  const schema = jsonSchemaOf(kind);
  return explained(schema, schema);
}

/** Which schema Visual Studio Code holds which file against: `json.schemas` of `.vscode/settings.json`. */
export function editorAssociations(): { fileMatch: string[]; url: string }[] {
  return kinds.map((kind) => ({
    fileMatch: [`/data/${kind.file}`],
    url: `./.vscode/schema/${typeNameOf(kind)}.json`,
  }));
}

/**
 * Writes the definitions as JSON Schema files, one for each kind, where `.vscode/settings.json` looks for
 * them: an editor that knows JSON Schema then completes field names and underlines faults while typing.
 */
export function writeEditorSchema(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const kind of kinds) {
    writeFileSync(`${directory}/${typeNameOf(kind)}.json`, JSON.stringify(editorSchemaOf(kind), null, 2));
  }
}
