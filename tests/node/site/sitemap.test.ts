import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "./content";
import { publicFolder } from "./html";
import { paths } from "./path";

const addressesIn = (file: string) =>
  [...readFileSync(join(publicFolder, file), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test("the sitemap has each page once, without /home and 404", () => {
  expect(addressesIn("sitemap-index.xml")).toEqual([addressOf("/sitemap-0.xml")]);
  const pages = paths.filter((path) => path !== "/home");
  expect(addressesIn("sitemap-0.xml").toSorted()).toEqual(pages.map(addressOf).toSorted());
});

test("every crawler may read all paths, and finds the sitemap", () => {
  const rules = readFileSync(join(publicFolder, "robots.txt"), "utf8").trim().split(/\n+/);
  expect(rules).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${addressOf("/sitemap-index.xml")}`]);
});
