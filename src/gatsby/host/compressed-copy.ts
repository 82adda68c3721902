import { rmSync } from "node:fs";
import { filesOf } from "../../file-list";

/** The file extensions of copies: Brotli and gzip. */
const extensions = [".br", ".gz"] as const;

export type CopyExtension = (typeof extensions)[number];

const text = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** Returns whether a file is a text that browsers request. Pictures and fonts are already compressed. */
export const isText = (name: string): boolean => text.test(name);

/** Returns the file that a compressed copy belongs to; undefined if a file is not a compressed copy. */
function originalOf(name: string): string | undefined {
  const extension = extensions.find((end) => name.endsWith(end));
  const original = extension && name.slice(0, -extension.length);
  return original && isText(original) ? original : undefined;
}

/** Returns whether a file is a compressed copy. An archive that visitors can download is not one. */
export const isCopy = (name: string): boolean => originalOf(name) !== undefined;

/** Removes the compressed copies in a folder, except those of the files to keep. */
export function removeCompressed(folder: string, keep: ReadonlySet<string> = new Set()): void {
  for (const file of filesOf(folder)) {
    const original = originalOf(file);
    if (original !== undefined && !keep.has(original)) rmSync(file);
  }
}
