import { rmSync } from "node:fs";
import { filesOf } from "../../file-list";

const extensions = [".br", ".gz"] as const;

export type CopyExtension = (typeof extensions)[number];

const text = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** Pictures and fonts are already compressed. */
export const isText = (name: string): boolean => text.test(name);

/** Returns the name of the file that was compressed, or undefined if the file is not a compressed copy. */
function originalOf(name: string): string | undefined {
  const extension = extensions.find((end) => name.endsWith(end));
  const original = extension && name.slice(0, -extension.length);
  return original && isText(original) ? original : undefined;
}

/** Returns whether a file is a compressed copy. An archive that visitors can download is not one. */
export const isCopy = (name: string): boolean => originalOf(name) !== undefined;

export function removeCompressed(folder: string, keep: ReadonlySet<string> = new Set()): void {
  for (const file of filesOf(folder)) {
    const original = originalOf(file);
    if (original !== undefined && !keep.has(original)) rmSync(file);
  }
}
