import { rmSync } from "node:fs";
import { filesOf } from "../../file-list";

const text = String.raw`\.(?:html|css|js|json|svg|txt|xml|webmanifest)`;
const textFile = new RegExp(`${text}$`);
const copy = new RegExp(String.raw`${text}\.(?:br|gz)$`);

/** Pictures and fonts are already compressed. */
export const isText = (name: string): boolean => textFile.test(name);

/** Returns whether a file is a compressed copy. An archive that visitors can download is not one. */
export const isCopy = (name: string): boolean => copy.test(name);

export function removeCompressed(folder: string): void {
  for (const file of filesOf(folder).filter(isCopy)) rmSync(file);
}
