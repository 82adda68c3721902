import { readFileSync } from "node:fs";
import { join } from "node:path";
import robotsParser from "robots-parser";
import { publicFolder } from "./html";
import { paths } from "./path";

const { address } = JSON.parse(readFileSync("data/site.json", "utf8"));
const url = `${address}/robots.txt`;
const robots = robotsParser(url, readFileSync(join(publicFolder, "robots.txt"), "utf8"));

test.each(["Googlebot", "Bingbot", "GPTBot", "facebookexternalhit"])("%s may read all paths", (agent) => {
  expect(paths.filter((path) => !robots.isAllowed(`${address}${path}`, agent))).toEqual([]);
});

test("names the sitemap", () => {
  expect(robots.getSitemaps()).toEqual([`${address}/sitemap.xml`]);
});
