import { writeFileSync } from "node:fs";
import { site } from "../content/schema/site";
import { readContent } from "./read-content";

export function writeRobots(): void {
  writeFileSync(
    "public/robots.txt",
    `User-agent: *\nAllow: /\n\nSitemap: ${readContent(site).address}/sitemap.xml\n`,
  );
}
