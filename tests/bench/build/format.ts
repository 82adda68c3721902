import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const formats = /\bformats: (\[[^\]]*\])/g;
const inQuery = /gatsbyImageData\([^)]*\bformats: \[[^\]]*(?:AVIF|WEBP)/;

/** Returns the picture formats that a Gatsby configuration sets, as written. */
export function formatsOf(config: string): string {
  const [found, ...others] = [...config.matchAll(formats)];
  if (found?.[1] === undefined || others.length > 0) {
    throw new Error("Expected gatsby-config.ts to set the picture formats once, as `formats: [...]`.");
  }
  return found[1];
}

/** Returns a Gatsby configuration with WebP as the only modern format. */
export function withWebpOnly(config: string): string {
  return config.replace(`formats: ${formatsOf(config)}`, 'formats: ["auto", "webp"]');
}

/**
 * Checks that only the configuration sets picture formats.
 *
 * @throws if a query asks for a modern format; PNG does not affect the measurement
 */
export function expectNoFormatsInQueries(src: string): void {
  for (const file of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (/\.tsx?$/.test(file) && inQuery.test(readFileSync(join(src, file), "utf8"))) {
      throw new Error(`src/${file} sets its own picture formats, which the bench cannot change.`);
    }
  }
}
