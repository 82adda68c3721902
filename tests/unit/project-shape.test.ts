import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

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
  ".gitignore": "Git",
  ".githooks": "Git",
  ".github": "GitHub",
  ".ci": "the build server",
};

test("the site is built with Gatsby, React and the plugins and tools of requirement 22.1", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
});

test("the top level has what requirement 22.2 names", () => {
  expect(required.filter((entry) => !existsSync(entry))).toEqual([]);
});

// An archive of the project has no list of its files.
(existsSync(".git") ? test : test.skip)(
  "every other entry of the top level is a document or has a reader",
  () => {
    const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
    const entries = new Set(files.map((file) => file.replace(/\/.*/s, "")));
    const known = [...required, ...documents, ...Object.keys(readers)];
    expect([...entries].filter((entry) => !known.includes(entry))).toEqual([]);
  },
);
