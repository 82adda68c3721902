import { pathsByName } from "./cross-check/page-path";
import { isPage, kindOf } from "./kind/kind";
import type { Document } from "./read/document";

/** Returns the path of the page that a file describes, or undefined if it is a program whose file names no valid path. */
function pathOf(file: string, entries: readonly Document[]): string | undefined {
  const paths = pathsByName(file);
  const text = entries.find((entry) => entry.file === file)?.text;
  return paths.length === 1 ? paths[0] : paths.find((path) => text?.includes(`"${path}"`));
}

/** Returns a phrase such as "on the page /flagship/palsam". */
export function shownOn(file: string, entries: readonly Document[]): string {
  const kind = kindOf(file);
  if (kind === undefined) return "on no page";
  if (kind.shownOn !== undefined && !kind.shownOn.startsWith("/")) return `on ${kind.shownOn}`;
  const path = isPage(kind) ? pathOf(file, entries) : kind.shownOn;
  if (path === undefined) return "on the page of this program";
  return path === "/" ? "on the home page" : `on the page ${path}`;
}
