import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Stands for the file with which an owner proves to a search engine that the site is theirs. */
export const proof = { path: "/proof-of-ownership.html", content: "proof" };

/** Copies public/, and adds a file that is not a page. */
export function copyOutput(folder: string, isCopied?: (file: string) => boolean): void {
  cpSync("public", folder, { recursive: true, ...(isCopied && { filter: isCopied }) });
  writeFileSync(path.join(folder, proof.path), proof.content);
}
