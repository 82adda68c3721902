import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Files to write, by their paths under `data/`. Null removes a file. */
export type Change = Map<string, string | Buffer | null>;

/**
 * Returns the removals, then the other changes. A new folder may have the name of a removed file, and a new file may
 * differ from a removed one only in capitals.
 */
function removalsFirst(change: Change): [string, string | Buffer | null][] {
  const isWritten = ([, content]: [string, unknown]) => Number(content !== null);
  return [...change].sort((a, b) => isWritten(a) - isWritten(b));
}

/** An empty folder would keep its name, also if a new file needs it with other capitals. */
function removeEmptyFolders(directory: string, folder: string): void {
  if (folder === directory) return;
  try {
    rmdirSync(folder);
    removeEmptyFolders(directory, dirname(folder));
  } catch {
    // The folder is not empty, or a program uses it.
  }
}

function applyChange(directory: string, change: Change): void {
  for (const [file, content] of removalsFirst(change)) {
    const place = join(directory, file);
    if (content === null) {
      rmSync(place, { force: true });
      removeEmptyFolders(directory, dirname(place));
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    // A read-only file cannot be overwritten, but it can be removed.
    rmSync(place, { force: true });
    writeFileSync(place, content);
  }
}

/**
 * Writes all files or, after an error, none.
 *
 * @param scratch a folder on the same disk as the content, for incomplete files
 */
export function writeChange(directory: string, scratch: string, change: Change): void {
  const former: Change = new Map();
  try {
    applyChange(scratch, change);
    for (const [path, content] of removalsFirst(change)) {
      const place = join(directory, path);
      const before = existsSync(place) ? readFileSync(place) : null;
      if (content !== null && before?.equals(Buffer.from(content))) continue;
      mkdirSync(dirname(place), { recursive: true });
      // Rename a complete file, so that `gatsby develop` never reads a partial one.
      if (content === null) applyChange(directory, new Map([[path, null]]));
      else renameSync(join(scratch, path), place);
      former.set(path, before);
    }
  } catch (error) {
    applyChange(directory, former);
    throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
