import { jsonFiles } from "./check";
import { fieldOf, placeOnSite } from "./cross-check/page";
import { fieldName, quote } from "./diagnostic/diagnostic";
import { walk } from "./kind/json-schema";
import { kindOf } from "./kind/kind";
import { positionOf, readDocument } from "./read/document";

/** A value that stands in for the owner's own; `page` says where visitors see it: "on the home page". */
export type Sample = { page: string; file: string; line: number; field: string; value: string };

/** Returns all values marked as samples in a content directory, in the order of their lines. */
export function sampleValues(directory: string): Sample[] {
  const documents = jsonFiles(directory).map((file) => readDocument(directory, file));
  return documents.flatMap((document) => {
    const { file } = document;
    const kind = kindOf(file);
    if (kind === undefined) return [];
    const page = placeOnSite(file, documents);
    const samples: Sample[] = [];
    walk(kind, document.value, (value, _schema, path) => {
      const names = fieldOf(value, "sample");
      if (!Array.isArray(names)) return;
      for (const name of names.map(String)) {
        const found = fieldOf(value, name);
        if (found === undefined) continue;
        const field = [...path, name];
        const { line } = positionOf(document, field);
        // A picture is known by its file, a section by its heading.
        const shown = quote(fieldOf(found, "src") ?? fieldOf(found, "heading") ?? found);
        samples.push({ page, file, line, field: fieldName(field), value: shown });
      }
    });
    return samples.sort((first, second) => first.line - second.line);
  });
}

/** The samples as a terminal shows them: under each page its fields, those of every page first. */
export function formatSamples(samples: readonly Sample[]): string {
  const pages = [...new Set(samples.map(({ page }) => page))].sort(
    (first, second) => Number(second === "on every page") - Number(first === "on every page"),
  );
  const lines = ({ file, line, field, value }: Sample) => `data/${file}:${line}  ${field}: ${value}`;
  const blocks = pages.map((page) =>
    [
      `${page.charAt(0).toUpperCase()}${page.slice(1)}:`,
      ...samples.filter((sample) => sample.page === page).map(lines),
    ].join("\n"),
  );
  const sum = samples.length === 1 ? "1 sample value" : `${samples.length} sample values`;
  return [...blocks, `${sum} to replace before the site goes live.`].join("\n\n");
}
