import { readFileSync, writeFileSync } from "node:fs";
import { canonicalAddress } from "../structured-data/node-id";
import { contentFiles, lastModified } from "./last-modified";
import { readPages, readSite } from "./page-list";

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The addresses of the pictures that gatsby-plugin-image made for a page, each in its largest size. */
function picturesOf(path: string): string[] {
  const file = `public/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
  const found = new Set<string>();
  JSON.parse(readFileSync(file, "utf8"), (key, value) => {
    if (key === "fallback" && typeof value?.src === "string") found.add(value.src);
    return value;
  });
  return [...found];
}

/**
 * Writes sitemap.xml: each page once, when it was last changed, its pictures. After the build, since the
 * pictures' addresses are known only then.
 */
export function writeSitemap(): void {
  const { address } = readSite();
  const dates = lastModified();
  const urls = readPages().map(({ path, file }) => {
    const changes = contentFiles(path, file).flatMap((name) => dates.get(name) ?? []);
    const [newest] = changes.toSorted((first, second) => Date.parse(second) - Date.parse(first));
    return [
      "<url>",
      element("loc", canonicalAddress(address, path)),
      ...(newest ? [element("lastmod", newest)] : []),
      ...picturesOf(path).map(
        (src) => `<image:image>${element("image:loc", `${address}${src}`)}</image:image>`,
      ),
      "</url>",
    ].join("\n");
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset ${namespaces}>`, ...urls, "</urlset>"];
  writeFileSync("public/sitemap.xml", `${lines.join("\n")}\n`);
}
