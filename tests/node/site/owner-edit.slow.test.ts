import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject, removeProject } from "../../project-copy";
import { editAsOwner } from "./owner-edit";
import { buildIn, runNodeIn } from "./run-node";

// In milliseconds, for a build or the tests of its output on a busy machine.
jest.setTimeout(900_000);

const leftovers = ["data/programs/._palsam.json", "data/Thumbs.db", "static/.DS_Store", "static/._icons.svg"];

let folder: string;
let added: string;
let removed: string;

beforeAll(async () => {
  folder = copyProject("tests");
  ({ added, removed } = await editAsOwner(folder));
  for (const name of leftovers) writeFileSync(path.join(folder, name), "");
  await buildIn(folder);
});
afterAll(() => removeProject(folder));

test("an added program has a page, and a removed one has none", () => {
  const hasPage = (name: string) => existsSync(path.join(folder, "public", `${name}.html`));
  expect([added, removed].map(hasPage)).toEqual([true, false]);
});

test("files that systems leave behind are not published", () => {
  const published = readdirSync(path.join(folder, "public"), { recursive: true, encoding: "utf8" });
  const names = leftovers.map((name) => path.basename(name));
  expect(published.filter((file) => names.includes(path.basename(file)))).toEqual([]);
});

test("the types of an added page and of its query match", () =>
  runNodeIn(folder, "node_modules/typescript/bin/tsc", "-p", "."));

// They cover all edits, because they read from data/ what they expect. Other tests read the fixture.
test("the tests of the built site pass without a change", () => {
  const options = ["--config", "tests/node/jest.config.mjs", "--selectProjects", "node"];
  return runNodeIn(folder, "node_modules/jest/bin/jest.js", "tests/node/site/", ...options);
});

test("a build with a mistake in the content leaves the last site", async () => {
  const home = path.join(folder, "public/index.html");
  const last = readFileSync(home, "utf8");
  writeFileSync(path.join(folder, "data/site.json"), "{");
  await expect(buildIn(folder)).rejects.toThrow("Nothing was built; a site in public/ is unchanged.");
  expect(readFileSync(home, "utf8")).toBe(last);
});
