import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";

/**
 * Writes a file of the site that is named after its content.
 *
 * @param name what its name begins with
 * @param extension with its dot
 * @returns its address
 */
export function writeHashedFile(name: string, extension: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const address = `/${name}-${hash}${extension}`;
  writeFileSync(`public${address}`, content);
  return address;
}
