import { type Dirent, readdirSync, rmSync } from "node:fs";
import { leftover } from "./leftover.mjs";

/** Returns the files and folders in a folder, without leftovers; none if the folder cannot be opened. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !leftover.test(name));
  } catch {
    return [];
  }
}

/**
 * Returns the paths of the files in a folder and its subfolders, with slashes on every system. Each starts with the
 * path of that folder.
 */
export function filesOf(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

/** Removes what was left in a folder and its subfolders. Gatsby copies all of `static/` into `public/`. */
export function removeLeftovers(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    leftover.test(name),
  ))
    rmSync(`${folder}/${path}`, { recursive: true, force: true });
}
