import { pathsByName } from "./cross-check/page-path";
import { isPage, kindOf } from "./kind/kind";
import type { Document } from "./read/document";
import { valueAt } from "./read/position";

/** Returns the path that a page has or should have; undefined if an invalid program does not show it. */
function pathOf(file: string, entries: readonly Document[]): string | undefined {
  const entry = entries.find((candidate) => candidate.file === file);
  const names = pathsByName(file);
  const path = valueAt(entry?.value, ["path"]);
  if (typeof path === "string" && /^\/[a-z0-9/-]*$/.test(path)) return path.replace(/(?<=.)\/$/, "");
  return names.length === 1 ? names[0] : names.find((name) => entry?.text.includes(`"${name}"`));
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
