import { readdirSync } from "node:fs";
import path from "node:path";

/** Returns the paths of all files in a folder and its subfolders. */
export function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
