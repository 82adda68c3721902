import { writeFileSync } from "node:fs";
import { readContent } from "../content/read-content";
import { site } from "../content/schema/site";

export function writeRobots(): void {
  const { address } = readContent(site);
  writeFileSync("public/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`);
}
