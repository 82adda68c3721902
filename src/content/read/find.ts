import { pathsIn } from "../../file-list";

/**
 * Returns the paths of all JSON files, sorted by name. Includes files that their author probably meant as
 * JSON, such as `palsam.JSON` and `palsam.json.txt`, and folders with such names.
 */
export function jsonFiles(directory: string): string[] {
  return pathsIn(directory)
    .map((path) => path.slice(directory.length + 1).replace(/\/$/, ""))
    .filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file))
    .sort();
}
