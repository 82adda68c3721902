import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";

/**
 * Writes a file to public/. Its name contains a hash of the content.
 *
 * @param name the start of the file name
 * @param extension the file extension, with its dot
 * @returns the address of the file
 */
export function writeHashedFile(name: string, extension: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const address = `/${name}-${hash}${extension}`;
  writeFileSync(`public${address}`, content);
  return address;
}
