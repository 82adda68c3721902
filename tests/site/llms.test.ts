import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attribute, one, publicFolder, readPage } from "./html";
import { certificationPaths, flagshipPaths, otherPaths } from "./path";

const { address, brand } = JSON.parse(readFileSync("data/site.json", "utf8"));
const text = readFileSync(join(publicFolder, "llms.txt"), "utf8");
const [, ...groups] = text.split(/^## /m);

const pathsIn = (group = "") =>
  [...group.matchAll(/\]\((.*?)\):/g)].map(([, url]) => url?.slice(address.length));

test("opens with the brand and its claim", () => {
  expect(text.startsWith(`# ${brand.name}\n\n> ${brand.claim}\n`)).toBe(true);
});

test("lists each page once, by group", () => {
  const others = otherPaths.filter((path) => path !== "/home");
  expect(groups.map((group) => pathsIn(group))).toEqual([others, flagshipPaths, certificationPaths]);
});

test("describes each page as its head does", () => {
  for (const [, url, description] of text.matchAll(/\]\((.*?)\): (.*)$/gm)) {
    const path = String(url).slice(address.length);
    expect(description).toBe(attribute(one(readPage(path), "meta[name=description]"), "content"));
  }
});
