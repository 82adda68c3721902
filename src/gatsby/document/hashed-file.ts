import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";

/**
 * Writes a file to public/ whose name contains a hash of its content, and returns its address.
 *
 * @param extension with its dot
 */
export function writeHashedFile(name: string, extension: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const address = `/${name}-${hash}${extension}`;
  writeFileSync(`public${address}`, content);
  return address;
}
