import { execFileSync } from "node:child_process";
import { posix } from "node:path";
import { kinds } from "../content/kind/kind";
import { readDocument } from "../content/read/document";

/** Returns the files under `data/` that a page is made from: JSON files and the pictures that they name. */
export function contentFiles(path: string, file: string): string[] {
  const lists = kinds.filter(({ shownOn }) => shownOn === path);
  return [file, ...lists.map((kind) => kind.file)].flatMap((json) => {
    const names = readDocument("data", json).text.match(/(?<=")\.{1,2}\/[^"\s]+(?=")/g) ?? [];
    return [json, ...names.map((name) => posix.join(posix.dirname(json), name))];
  });
}

/** Returns the output of git, or an empty text if there is no git or no repository. */
function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

/**
 * Returns the date of the last commit of files below `data/`. It is undefined without a git history, and in a shallow
 * clone, where all unchanged files have the date of the oldest commit.
 */
export function lastModified(files: readonly string[]): string | undefined {
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return undefined;
  const date = git("--literal-pathspecs", "-C", "data", "log", "-1", "--format=%cI", "--", ...files);
  return date.trim() || undefined;
}
