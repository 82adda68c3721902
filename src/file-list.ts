import { type Dirent, readdirSync } from "node:fs";

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** With slashes on every system. Folders end with one; those that cannot be opened contain nothing. */
export function pathsIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [`${path}/`, ...pathsIn(path)] : [path];
  });
}

/** Includes subfolders. */
export function filesOf(folder: string): string[] {
  return pathsIn(folder).filter((path) => !path.endsWith("/"));
}
