import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns what a folder holds; nothing where it is no folder, or may not be opened. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Returns all files below a folder, and the folders, since one may have the name of a file. */
function filesBelow(directory: string, folder: string): string[] {
  return entriesOf(join(directory, folder)).flatMap((entry) => {
    const name = folder + entry.name;
    const below = entry.isDirectory() ? filesBelow(directory, `${name}/`) : [];
    return [name, ...below];
  });
}

/**
 * Returns the paths under a content directory of all its JSON files, sorted by name. Includes files that only
 * their author takes for JSON, such as `palsam.JSON` and `palsam.json.txt`.
 */
export function jsonFiles(directory: string): string[] {
  return filesBelow(directory, "")
    .filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file))
    .sort();
}
