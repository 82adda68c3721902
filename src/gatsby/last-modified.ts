import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { kinds } from "../content/kind/kind";

/** The files under `data/` that a page is made from: its JSON files, and the pictures they name. */
export function contentFiles(path: string, file: string): string[] {
  const lists = kinds.filter(({ shownOn }) => shownOn === path);
  return [file, ...lists.map((kind) => kind.file)].flatMap((json) => {
    const names = readFileSync(`data/${json}`, "utf8").match(/(?<=")\.{1,2}\/[^"\s]+(?=")/g) ?? [];
    return [json, ...names.map((name) => posix.join(posix.dirname(json), name))];
  });
}

/** What git says, or nothing where there is no git or no repository. */
function git(...args: string[]): string {
  try {
    return execFileSync("git", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return "";
  }
}

/** The dates of a log in the form `@date`, then the names of the files, newest first: each file's newest. */
export function newestDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) date = line.slice(1);
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * When each file under `data/` was last changed, by its path there. Empty in a copy without a history; a
 * shallow one would give all files the date of the oldest commit it has.
 */
export function lastModified(): Map<string, string> {
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
  const quiet = ["-c", "core.quotePath=off", "-C", "data"];
  return newestDates(git(...quiet, "log", "--format=@%cI", "--name-only", "--relative", "--", "."));
}
