import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** The text files, which hosts compress. Pictures and fonts are already compressed. */
const text = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * Writes a gzip copy (`name.gz`, default level) of each text file of a folder into another folder. Compresses
 * in advance, because compression during the measurement takes processor time from the browser.
 *
 * @param edit transforms each document before it is compressed
 */
export function writeCompressed(from: string, to: string, edit: (html: string) => string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    // Gatsby creates folders whose names end in .html for some paths.
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const source = path.join(entry.parentPath, entry.name);
    const content = readFileSync(source, "utf8");
    const target = path.join(to, `${path.relative(from, source)}.gz`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, gzipSync(entry.name.endsWith(".html") ? edit(content) : content));
  }
}
