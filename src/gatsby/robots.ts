import { writeFileSync } from "node:fs";
import { site } from "../content/schema/site";
import { readContent } from "./read-content";

/** Writes robots.txt. It allows crawlers to read all pages, and names the sitemap. */
export function writeRobots(): void {
  writeFileSync(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${readContent(site).address}/sitemap.xml\n`,
  );
}
