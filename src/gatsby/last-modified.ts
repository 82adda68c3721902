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
    return execFileSync("git", args, { encoding: "utf8", stdio: "pipe", maxBuffer: 2 ** 28 });
  } catch {
    return "";
  }
}

/** @param log for each commit, newest first: a line `@date`, then the names of its files */
export function newestDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) date = line.slice(1);
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

export function newestOf(files: readonly string[], dates: ReadonlyMap<string, string>): string | undefined {
  const found = files.flatMap((name) => dates.get(name) ?? []);
  return found.toSorted((first, second) => Date.parse(second) - Date.parse(first))[0];
}

/**
 * Returns the date of the last commit of each file, by its path under `data/`. The map is empty without a git
 * history, and in a shallow clone, where all unchanged files have the date of the oldest commit.
 */
export function lastModified(): Map<string, string> {
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
  const quiet = ["-c", "core.quotePath=off", "-C", "data"];
  return newestDates(git(...quiet, "log", "--format=@%cI", "--name-only", "--relative", "--", "."));
}
