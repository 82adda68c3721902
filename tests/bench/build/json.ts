import { readFileSync, writeFileSync } from "node:fs";

/** The content of a JSON file, taken to be of the type that the caller knows it has. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Writes a JSON file anew, with what `edit` makes of its content. */
export function editJson<Content>(file: string, edit: (content: Content) => Content): void {
  writeFileSync(file, `${JSON.stringify(edit(readJson<Content>(file)), null, 2)}\n`);
}
