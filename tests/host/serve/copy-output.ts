import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A file such as those with which owners prove to a search engine that the site is theirs. */
export const proof = { path: "/proof-of-ownership.html", content: "proof" };

/** Copies public/ with one more file, which is no page. */
export function copyOutput(folder: string, isCopied?: (file: string) => boolean): void {
  cpSync("public", folder, { recursive: true, ...(isCopied && { filter: isCopied }) });
  writeFileSync(path.join(folder, proof.path), proof.content);
}
