import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

/** Digits of the content's hash that a name ends with. */
const digits = 10;

function publish({ absolutePath, name, ext, internal }: FileSystemNode): string {
  const address = `/static/${name}-${internal.contentDigest.slice(0, digits)}${ext}`;
  const copy = `public${address}`;
  mkdirSync(path.dirname(copy), { recursive: true });
  if (!existsSync(copy)) copyFileSync(absolutePath, copy);
  return address;
}

/**
 * Gives files that are served as they are a shorter address than Gatsby does: the 32 digits it puts into each cannot
 * be compressed, and on a page with thirty logos they are more than the text.
 */
export function shortenFileAddresses({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ File: { publicURL: { type: "String", resolve: publish } } });
}
