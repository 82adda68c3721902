import { mkdirSync, writeFileSync } from "node:fs";
import { jsonSchemaOf } from "./json-schema";
import { kinds, typeNameOf } from "./kind";

/**
 * Writes the definitions as JSON Schema files, one for each kind, where `.vscode/settings.json` looks for
 * them: an editor that knows JSON Schema then completes field names and underlines faults while typing.
 */
export function writeEditorSchema(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const kind of kinds) {
    writeFileSync(`${directory}/${typeNameOf(kind)}.json`, JSON.stringify(jsonSchemaOf(kind), null, 2));
  }
}
