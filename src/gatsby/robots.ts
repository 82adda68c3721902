import { writeFileSync } from "node:fs";
import { readSite } from "./page-list";

/** Writes robots.txt: every crawler may read everything, and finds the sitemap. */
export function writeRobots(): void {
  writeFileSync(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${readSite().address}/sitemap.xml\n`,
  );
}
