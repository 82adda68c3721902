import { readFileSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { ErrorLevel, SitemapStream, streamToPromise } from "sitemap";
import { readContent, readPages } from "../content/read-content";
import { site } from "../content/schema/site";
import { contentFiles, lastModified } from "./last-modified";

/** Pages have pictures, but no news, videos or translations. */
const xmlns = { image: true, news: false, video: false, xhtml: false };

/** Returns the address of each picture on a page once, in the largest size that the page has. */
function picturesOf(path: string): string[] {
  const file = `public/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
  const largest = new Map<string, { src: string; width: number }>();
  JSON.parse(readFileSync(file, "utf8"), (key, value) => {
    if (key !== "fallback") return value;
    // The folder is named after the content of the picture (image-data.ts).
    for (const match of String(value?.srcSet).matchAll(/(\/static\/(\w+)\/\S+) (\d+)w/g)) {
      const [, src = "", content = "", width] = match;
      if (Number(width) > (largest.get(content)?.width ?? 0))
        largest.set(content, { src, width: Number(width) });
    }
    return value;
  });
  return [...largest.values()].map(({ src }) => src);
}

/** Runs after the build, because the addresses of the pictures are not known before. */
export async function writeSitemap(): Promise<void> {
  const { address } = readContent(site);
  const items = readPages().map(({ path, file }) => {
    const lastmod = lastModified(contentFiles(path, file));
    const img = picturesOf(path).map((src) => `${address}${src}`);
    return { url: address + path, img, ...(lastmod && { lastmod }) };
  });
  const sitemap = Readable.from(items).pipe(new SitemapStream({ xmlns, level: ErrorLevel.THROW }));
  writeFileSync("public/sitemap.xml", await streamToPromise(sitemap));
}

export function writeRobots(): void {
  const { address } = readContent(site);
  writeFileSync("public/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
}
