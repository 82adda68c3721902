import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const formats = /\bformats: (\[[^\]]*\])/g;
const inQuery = /gatsbyImageData\([^)]*\bformats: \[[^\]]*(?:AVIF|WEBP)/;

/** The picture formats that a Gatsby configuration sets, as they stand there. */
export function formatsOf(config: string): string {
  const [found, ...others] = [...config.matchAll(formats)];
  if (found?.[1] === undefined || others.length > 0) {
    throw new Error("gatsby-config.ts was expected to set the picture formats once, as `formats: [...]`.");
  }
  return found[1];
}

/** A Gatsby configuration with WebP as the only modern format. */
export function withWebpOnly(config: string): string {
  return config.replace(`formats: ${formatsOf(config)}`, 'formats: ["auto", "webp"]');
}

/**
 * Makes sure that the configuration alone sets the formats.
 *
 * @throws where a query asks for a modern format of its own; PNG alone costs the bench nothing
 */
export function expectNoFormatsInQueries(src: string): void {
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(file) && inQuery.test(readFileSync(join(src, file), "utf8"))) {
      throw new Error(`src/${file} asks for picture formats of its own: there the bench cannot change them.`);
    }
  }
}
