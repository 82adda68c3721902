import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, removeProject } from "../project-copy";
import { folderWith } from "./command/call";

const files = {
  "package.json": "{}",
  "gatsby-config.ts": "export default {}",
  "gatsby-ssr.tsx": "",
  "README.md": "",
  "data/site.json": "{}",
  "src/site.ts": "",
  "src/gatsby-types.d.ts": "",
  "public/index.html": "",
  ".cache/data": "",
  "node_modules/gatsby/cli.js": "// Gatsby",
};

const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) removeProject(copy);
});

function copyOf(folder: string): string {
  const copy = copyProject(folder);
  copies.push(copy);
  return copy;
}

test("a copy has the sources of a build and the packages, but no output", () => {
  const copy = copyOf(folderWith(files));
  const names = ["data", "gatsby-config.ts", "gatsby-ssr.tsx", "node_modules", "package.json", "src"];
  expect(readdirSync(copy).sort()).toEqual(names);
  expect(readdirSync(join(copy, "src"))).toEqual(["site.ts"]);
  expect(readFileSync(join(copy, "node_modules/gatsby/cli.js"), "utf8")).toBe("// Gatsby");
});

test("removes the copy, but keeps the original and its packages", () => {
  const original = folderWith(files);
  const copy = copyOf(original);
  removeProject(copy);
  expect(existsSync(copy)).toBe(false);
  expect(existsSync(join(original, "node_modules/gatsby/cli.js"))).toBe(true);
  expect(existsSync(join(original, "data/site.json"))).toBe(true);
});
