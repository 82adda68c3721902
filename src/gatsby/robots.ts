import { writeFileSync } from "node:fs";
import { site } from "../content/schema/site";
import { readContent } from "./read-content";

export function writeRobots(): void {
  const { address } = readContent(site);
  writeFileSync("public/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`);
}
