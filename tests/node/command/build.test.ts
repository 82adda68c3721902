import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../folder-with";

/** Stands in for Gatsby. Records its command, and whether it has the cache of the build before. Writes a site. */
const gatsby = `
  const fs = require("fs");
  const cache = fs.existsSync(".cache/kept") ? "with a cache" : "without a cache";
  fs.mkdirSync(".cache", { recursive: true });
  fs.writeFileSync(".cache/kept", "");
  fs.mkdirSync("public/about-us", { recursive: true });
  fs.writeFileSync("public/about-us/index.html", "<h1>About us</h1>");
  fs.appendFileSync("log", process.argv[2] + " " + cache + "\\n");
  process.exit();`;

let folder: string;

beforeEach(() => {
  folder = folderWith({
    "package-lock.json": "{}",
    "gatsby-node.ts": "",
    "node_modules/gatsby/cli.js": gatsby,
    "data/site.json": "{}",
    "data/programs/palsam.json": "{}",
    "data/gallery/1.jpg": "a picture",
    "data/gallery/2.jpg": "a picture",
    "static/icons.svg": "<svg/>",
    "src/content/check.ts": "",
    "src/gatsby/share-picture.ts": "",
    "src/query/interpolate.ts": "",
    "src/components/footer.tsx": "",
    "docs/editing.md": "",
    "tests/a.test.ts": "",
  });
  cpSync("src/command", path.join(folder, "src/command"), { recursive: true });
  cpSync("src/command-word.mjs", path.join(folder, "src/command-word.mjs"));
  cpSync("node_modules/get-port", path.join(folder, "node_modules/get-port"), { recursive: true });
});

const file = (name: string) => path.join(folder, name);

const build = () => spawnSync(process.execPath, ["src/command/build.mjs"], { cwd: folder, encoding: "utf8" });

function moveTo(place: string): void {
  renameSync(folder, place);
  folder = place;
}

const builds = () => (existsSync(file("log")) ? readFileSync(file("log"), "utf8").trim().split("\n") : []);

test("a second build does nothing, also after a change of documents and tests", () => {
  build();
  for (const name of ["docs/editing.md", "tests/a.test.ts"]) writeFileSync(file(name), "changed");
  expect(build().stdout).toContain("up to date");
  expect(builds()).toEqual(["build without a cache"]);
});

test.each(["data/site.json", "data/gallery/1.jpg", "src/components/footer.tsx", "static/icons.svg"])(
  "a change of %s is built with the cache",
  (name) => {
    build();
    writeFileSync(file(name), "changed");
    build();
    expect(builds()).toEqual(["build without a cache", "build with a cache"]);
  },
);

test.each([
  [
    "the code that fills queries changes",
    () => writeFileSync(file("src/gatsby/share-picture.ts"), "changed"),
  ],
  ["a picture disappears", () => rmSync(file("data/gallery/2.jpg"))],
  ["a program disappears", () => rmSync(file("data/programs/palsam.json"))],
  ["the folder was moved", () => moveTo(`${folder}-moved`)],
  ["public/ was deleted", () => rmSync(file("public"), { recursive: true })],
  ["a file of public/ is missing", () => rmSync(file("public/about-us/index.html"))],
  ["a file of public/ was cut short", () => writeFileSync(file("public/about-us/index.html"), "<h1>About")],
])("a second build starts without a cache if %s", (_, change) => {
  build();
  change();
  rmSync(file("log"));
  build();
  expect(builds()).toEqual(["build without a cache"]);
});

test("a folder name that Gatsby cannot take is refused in one sentence", () => {
  moveTo(`${folder} (copy)`);
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain("Gatsby cannot build in a folder with ( in its path: ");
  expect(builds()).toEqual([]);
});
