import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentAt, footer, header, site } from "./content";
import { publicFolder } from "./html";
import { otherPaths, paths } from "./path";

const text = readFileSync(join(publicFolder, "llms.txt"), "utf8");
const [, ...groups] = text.split(/^## /m);

const linksIn = (group = "") =>
  [...group.matchAll(/^- \[.*?\]\((.*?)\): (.*)$/gm)].map(([, url = "", description]) => ({
    path: url.slice(site.address.length),
    description,
  }));

test("llms.txt starts with the brand and its claim", () => {
  expect(text.startsWith(`# ${site.brand.name}\n\n> ${site.brand.claim}\n`)).toBe(true);
});

test("llms.txt lists each page once, and the pages of a header menu under its name", () => {
  const [others, ...menus] = groups;
  const menusOf = header.entries.filter(({ subPages }) => subPages);
  expect(menus.map((group) => group.split("\n")[0])).toEqual(menusOf.map(({ name }) => name));
  expect(menus.map((group) => linksIn(group).map(({ path }) => path))).toEqual(
    menusOf.map(({ subPages = [] }) => subPages.map(({ path }) => path)),
  );
  expect(others?.startsWith(footer.heading)).toBe(true);
  const single = otherPaths.filter((path) => path !== "/home");
  expect(
    linksIn(others)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(single.toSorted());
});

test("llms.txt describes each page as its head does", () => {
  const described = linksIn(text);
  expect(described).toHaveLength(paths.length - 1);
  expect(described).toEqual(
    described.map(({ path }) => ({ path, description: contentAt(path).metadata.description })),
  );
});
