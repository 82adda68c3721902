import { dataPath } from "../data-path";
import { count, fieldName, quote } from "./diagnostic/wording";
import { valuesOf } from "./kind/json-schema";
import { capitalized } from "./kind/label";
import { type Entry, readEntries } from "./read/entry";
import { nodeAt, type Path, positionOf, valueAt } from "./read/position";
import { shownOn } from "./shown-on";

/** `page` says where visitors see the value, such as "on the home page". */
type Sample = { page: string; file: string; line: number; field: string; value: string };

/** Returns nothing if the field no longer exists. */
function sampleAt(entry: Entry, page: string, path: Path): Sample[] {
  const value = valueAt(entry.value, path);
  if (value === undefined) return [];
  const { line } = positionOf(entry, nodeAt(entry, path));
  // The file name identifies a picture, and the heading a section.
  const shown = valueAt(value, ["src"]) ?? valueAt(value, ["heading"]) ?? value;
  return [{ page, file: entry.file, line, field: fieldName(path), value: quote(shown) }];
}

export function sampleValues(directory: string): Sample[] {
  const entries = readEntries(directory);
  return entries.flatMap((entry) => {
    const page = shownOn(entry.file, entries);
    return valuesOf(entry.kind, entry.value)
      .filter(({ path }) => path.at(-2) === "sample")
      .flatMap(({ value: name, path }) => sampleAt(entry, page, [...path.slice(0, -2), String(name)]))
      .sort((first, second) => first.line - second.line);
  });
}

/** The samples on every page come first. */
export function formatSamples(samples: readonly Sample[]): string {
  const pages = [...new Set(samples.map(({ page }) => page))].sort(
    (first, second) => Number(second === "on every page") - Number(first === "on every page"),
  );
  const lines = ({ file, line, field, value }: Sample) => `${dataPath(file)}:${line}  ${field}: ${value}`;
  const blocks = pages.map((page) =>
    [`${capitalized(page)}:`, ...samples.filter((sample) => sample.page === page).map(lines)].join("\n"),
  );
  const sum = count(samples.length, "sample value");
  return [...blocks, `${sum} to replace before the site goes live.`].join("\n\n");
}
