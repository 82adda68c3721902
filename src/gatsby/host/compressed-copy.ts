import { rmSync } from "node:fs";
import { filesOf } from "../../file-list";

const extensions = [".br", ".gz"] as const;

export type CopyExtension = (typeof extensions)[number];

const text = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** Pictures and fonts are already compressed. */
export const isText = (name: string): boolean => text.test(name);

/** Undefined if a file is not a compressed copy. */
function originalOf(name: string): string | undefined {
  const extension = extensions.find((end) => name.endsWith(end));
  const original = extension && name.slice(0, -extension.length);
  return original && isText(original) ? original : undefined;
}

/** An archive that visitors can download is not a copy. */
export const isCopy = (name: string): boolean => originalOf(name) !== undefined;

export function removeCompressed(folder: string, keep: ReadonlySet<string> = new Set()): void {
  for (const file of filesOf(folder)) {
    const original = originalOf(file);
    if (original !== undefined && !keep.has(original)) rmSync(file);
  }
}
