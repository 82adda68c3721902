import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** What hosts compress: pictures and fonts are compressed already. */
const text = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * Writes `name.gz` for each text file of a folder into another one, at the usual level of gzip. Ahead of time,
 * since a host that compresses while it is measured takes the time from the browser beside it.
 *
 * @param edit what a document becomes before it is compressed
 */
export function writeCompressed(from: string, to: string, edit: (html: string) => string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    // For some paths Gatsby makes a folder whose name ends in .html.
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const source = path.join(entry.parentPath, entry.name);
    const content = readFileSync(source, "utf8");
    const target = path.join(to, `${path.relative(from, source)}.gz`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, gzipSync(entry.name.endsWith(".html") ? edit(content) : content));
  }
}
