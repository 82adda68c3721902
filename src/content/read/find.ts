import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the entries of a folder; none if it is not a folder or cannot be opened. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Returns all files and folders below a folder. Includes folders, because one may have the name of a file.
 */
function filesBelow(directory: string, folder: string): string[] {
  return entriesOf(join(directory, folder)).flatMap((entry) => {
    const name = folder + entry.name;
    const below = entry.isDirectory() ? filesBelow(directory, `${name}/`) : [];
    return [name, ...below];
  });
}

/**
 * Returns the paths of all JSON files in a content directory, sorted by name. Includes files that their
 * author probably meant as JSON, such as `palsam.JSON` and `palsam.json.txt`.
 */
export function jsonFiles(directory: string): string[] {
  return filesBelow(directory, "")
    .filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file))
    .sort();
}
