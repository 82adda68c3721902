import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { type JsonSchema, mapValues, schemaOf } from "./json-schema";
import { type Kind, kinds, typeNameOf } from "./kind";
import { sentence } from "./label";

/** The purpose of a value, and which values are valid. */
function hoverText({ hint, description }: JsonSchema): string | undefined {
  const isEnough = description === undefined || hint === sentence(description);
  return isEnough ? hint : `${hint}\n\nMust be ${description}.`;
}

function explained(schema: JsonSchema): JsonSchema {
  const { pattern, description, properties, items } = schema;
  return {
    ...schema,
    description: hoverText(schema),
    // A keyword of Visual Studio Code: its message replaces the one about the pattern.
    ...(pattern && description && { patternErrorMessage: `Must be ${description}.` }),
    ...(properties && { properties: mapValues(properties, explained) }),
    ...(items && { items: explained(items) }),
  };
}

/** Uses keywords of Visual Studio Code beyond the standard. */
export function editorSchemaOf(kind: Kind): JsonSchema {
  return explained(schemaOf(kind));
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
