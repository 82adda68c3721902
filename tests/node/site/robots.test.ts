import { readFileSync } from "node:fs";
import { join } from "node:path";
import robotsParser from "robots-parser";
import { site } from "./content";
import { publicFolder } from "./html";
import { paths } from "./path";

const url = `${site.address}/robots.txt`;
const robots = robotsParser(url, readFileSync(join(publicFolder, "robots.txt"), "utf8"));

test("every crawler may read all paths, and finds the sitemap", () => {
  for (const agent of ["Googlebot", "GPTBot", "facebookexternalhit"]) {
    expect(paths.filter((path) => !robots.isAllowed(`${site.address}${path}`, agent))).toEqual([]);
  }
  expect(robots.getSitemaps()).toEqual([`${site.address}/sitemap-index.xml`]);
});
