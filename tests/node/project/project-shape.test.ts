import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../folder-with";

const words = (text: string) => text.trim().split(/\s+/);

const packages = words(`
  gatsby gatsby-plugin-image gatsby-plugin-sharp gatsby-source-filesystem gatsby-transformer-json
  react react-dom react-helmet-async leaflet typescript jest @playwright/test
`);

const required = words(`
  src data static tests gatsby-config.ts gatsby-node.ts package.json tsconfig.json
`);

const documents = ["docs", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"];

/** Their readers expect them at the top level. */
const readers: Record<string, string> = {
  "gatsby-browser.tsx": "Gatsby",
  "gatsby-ssr.tsx": "Gatsby",
  "package-lock.json": "npm",
  ".npmrc": "npm",
  ".nvmrc": "nvm",
  "biome.json": "Biome",
  ".cspell.json": "cspell",
  ".cspell-words.txt": "cspell",
  ".editorconfig": "editors",
  ".gitattributes": "Git",
  ".gitignore": "Git",
  ".githooks": "Git",
  ".github": "GitHub",
  ".ci": "the build server",
};

test("the project has the packages and the entries of the top level that the owner requires", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(packages));
  expect(required.filter((entry) => !existsSync(entry))).toEqual([]);
});

// An archive of the project has no list of its files.
const inRepository = existsSync(".git") ? test : test.skip;

const git = (args: string, files: readonly string[] = []) =>
  execFileSync("git", args.split(" "), { encoding: "utf8", input: files.join("\n") })
    .trim()
    .split("\n");

inRepository("every other entry of the top level is a document or has a reader", () => {
  const files = git("ls-files");
  const entries = new Set(files.map((file) => file.replace(/\/.*/s, "")));
  const known = [...required, ...documents, ...Object.keys(readers)];
  expect([...entries].filter((entry) => !known.includes(entry))).toEqual([]);
});

inRepository("git leaves every file as it is, also on Windows", () => {
  const folder = folderWith({});
  const staged = git("ls-files --stage .ci docs src tests *.json").map((line) => line.split(/[\t ]/));
  const files = staged.map(([_mode, _id, _stage, file = ""]) => file);
  git(`-c core.autocrlf=true checkout-index --stdin --prefix=${folder}/`, files);
  const copies = files.map((file) => path.join(folder, file));
  const found = git("hash-object --no-filters --stdin-paths", copies);
  expect(found).toEqual(staged.map(([_mode, id]) => id));
});
