import { rmSync } from "node:fs";
import { filesOf } from "../file-list";

/** What the name of a compressed copy ends with: Brotli's, and gzip's. */
const extensions = [".br", ".gz"] as const;

export type CopyExtension = (typeof extensions)[number];

const text = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** Whether a file is a text that browsers ask for; pictures and fonts are compressed already. */
export const isText = (name: string): boolean => text.test(name);

/** The file that a name belongs to if it is a compressed copy's. */
function originalOf(name: string): string | undefined {
  const extension = extensions.find((end) => name.endsWith(end));
  const original = extension && name.slice(0, -extension.length);
  return original && isText(original) ? original : undefined;
}

/** Whether an address is that of a compressed copy: of a text, so that an archive somebody offers is none. */
export const isCopy = (name: string): boolean => originalOf(name) !== undefined;

/** Removes the compressed copies from a folder, but for those of the files to keep them for. */
export function removeCompressed(folder: string, keep: ReadonlySet<string> = new Set()): void {
  for (const file of filesOf(folder)) {
    const original = originalOf(file);
    if (original !== undefined && !keep.has(original)) rmSync(file);
  }
}
