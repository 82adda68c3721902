import { createHash } from "node:crypto";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Returns the name in the generated site of a class in a CSS module: four letters.
 *
 * @param module the path of the file in the project
 */
export function shortClass(module: string, name: string): string {
  const hash = createHash("sha256")
    .update(`${module.replaceAll("\\", "/")} ${name}`)
    .digest();
  return Array.from(hash.subarray(0, 4), (byte) => letters[byte % letters.length]).join("");
}
