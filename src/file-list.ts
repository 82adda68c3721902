import { type Dirent, readdirSync } from "node:fs";

/** Returns the files and folders in a folder; none if the folder cannot be opened. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Returns the paths of everything below a folder, with slashes on every system. Each starts with the path of
 * that folder. Those of folders end with a slash. Folders that cannot be opened contain nothing.
 */
export function pathsIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [`${path}/`, ...pathsIn(path)] : [path];
  });
}

/** Returns the paths of the files in a folder and its subfolders. */
export function filesOf(folder: string): string[] {
  return pathsIn(folder).filter((path) => !path.endsWith("/"));
}
