import { placeOnSite } from "./cross-check/page";
import { capitalized, count, fieldName, quote } from "./diagnostic/words";
import { walk } from "./kind/json-schema";
import { readEntries } from "./read/entry";
import { nodeAt, placeOf, valueAt } from "./read/place";

/**
 * A sample value that the owner has to replace. `page` says where visitors see it, such as "on the home
 * page".
 */
export type Sample = { page: string; file: string; line: number; field: string; value: string };

/** Returns all sample values in a content directory, in the order of their lines. */
export function sampleValues(directory: string): Sample[] {
  const entries = readEntries(directory);
  return entries.flatMap((entry) => {
    const { file } = entry;
    const page = placeOnSite(file, entries);
    const samples: Sample[] = [];
    walk(entry.kind, entry.value, (value, _schema, path) => {
      const names = valueAt(value, ["sample"]);
      if (!Array.isArray(names)) return;
      for (const name of names.map(String)) {
        const found = valueAt(value, [name]);
        if (found === undefined) continue;
        const field = [...path, name];
        const { line } = placeOf(entry, nodeAt(entry, field));
        // The file name identifies a picture, and the heading a section.
        const shown = quote(valueAt(found, ["src"]) ?? valueAt(found, ["heading"]) ?? found);
        samples.push({ page, file, line, field: fieldName(field), value: shown });
      }
    });
    return samples.sort((first, second) => first.line - second.line);
  });
}

/** Formats samples for a terminal, grouped by page. The samples on every page come first. */
export function formatSamples(samples: readonly Sample[]): string {
  const pages = [...new Set(samples.map(({ page }) => page))].sort(
    (first, second) => Number(second === "on every page") - Number(first === "on every page"),
  );
  const lines = ({ file, line, field, value }: Sample) => `data/${file}:${line}  ${field}: ${value}`;
  const blocks = pages.map((page) =>
    [`${capitalized(page)}:`, ...samples.filter((sample) => sample.page === page).map(lines)].join("\n"),
  );
  const sum = count(samples.length, "sample value");
  return [...blocks, `${sum} to replace before the site goes live.`].join("\n\n");
}
