import { writeFileSync } from "node:fs";
import { readSite } from "./page-list";

/** Writes robots.txt. It allows crawlers to read all pages, and names the sitemap. */
export function writeRobots(): void {
  writeFileSync(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${readSite().address}/sitemap.xml\n`,
  );
}
