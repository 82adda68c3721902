import { cpSync } from "node:fs";
import { isCopy } from "../../../src/gatsby/host/compressed-copy";

/**
 * Copies the output for a host that compresses by itself: without the compressed copies, and with the files
 * that the build writes for this host.
 */
export function copyOutput(name: "netlify" | "cloudflare" | "github", to: string): void {
  cpSync("public", to, { recursive: true, filter: (file) => !isCopy(file) });
  if (name !== "github") cpSync(`host/${name}`, to, { recursive: true });
}
