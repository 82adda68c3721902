import type { HTMLElement } from "node-html-parser";
import { readPage } from "./html";
import { paths, programPaths } from "./path";

/** Two such objects compare all pages at once. */
export function byPath<Value>(read: (path: string) => Value): Record<string, Value> {
  return Object.fromEntries(paths.map((path) => [path, read(path)]));
}

export function byProgram<Value>(read: (path: string) => Value): Record<string, Value> {
  return Object.fromEntries(programPaths.map((path) => [path, read(path)]));
}

/** Returns each problem after its path. */
export function problemsOnPages(check: (page: HTMLElement, path: string) => readonly string[]): string[] {
  return paths.flatMap((path) => check(readPage(path), path).map((problem) => `${path}: ${problem}`));
}
