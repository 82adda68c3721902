import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

/** Returns the first ten digits of the hash of a file's content. */
export function shortDigest({ internal }: FileSystemNode): string {
  return internal.contentDigest.slice(0, 10);
}

function publish(file: FileSystemNode): string {
  const { absolutePath, name, ext } = file;
  const address = `/static/${name}-${shortDigest(file)}${ext}`;
  const copy = `public${address}`;
  mkdirSync(path.dirname(copy), { recursive: true });
  if (!existsSync(copy)) copyFileSync(absolutePath, copy);
  return address;
}

/**
 * Shortens the addresses of files that are served unchanged: Gatsby's addresses have 32 digits, which do not
 * compress.
 */
export function shortenFileAddresses({ createResolvers }: CreateResolversArgs): void {
  createResolvers({ File: { publicURL: { type: "String", resolve: publish } } });
}
