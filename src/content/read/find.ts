import { pathsIn } from "../../file-list";

/** Sorted by name. Includes what was probably meant as JSON: `palsam.JSON`, `palsam.json.txt`, folders. */
export function jsonFiles(directory: string): string[] {
  return pathsIn(directory)
    .map((path) => path.slice(directory.length + 1).replace(/\/$/, ""))
    .filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file))
    .sort();
}
