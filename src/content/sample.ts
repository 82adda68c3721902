import { jsonFiles } from "./check/check";
import { positionOf, readDocument } from "./document";
import { fieldName, quote } from "./fault";
import { walk } from "./json-schema";
import { kindOf } from "./kind";

/** A value that only stands in for the owner's own. */
export type Sample = { file: string; line: number; field: string; value: string };

/** All values marked as samples in a content directory: what an owner fills in before going live. */
export function sampleValues(directory: string): Sample[] {
  return jsonFiles(directory).flatMap((file) => {
    const kind = kindOf(file);
    if (kind === undefined) return [];
    const document = readDocument(directory, file);
    const samples: Sample[] = [];
    walk(kind, document.value, (value, _schema, path) => {
      if (typeof value !== "object" || value === null) return;
      const names: unknown = Reflect.get(value, "sample");
      if (!Array.isArray(names)) return;
      for (const name of names.map(String)) {
        if (!Object.hasOwn(value, name)) continue;
        const field = [...path, name];
        const { line } = positionOf(document, field);
        samples.push({ file, line, field: fieldName(field), value: quote(Reflect.get(value, name)) });
      }
    });
    return samples;
  });
}
