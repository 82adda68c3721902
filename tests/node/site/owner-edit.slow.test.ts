import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject, copyTests, removeProject } from "../../project-copy";
import { added, editAsOwner } from "./owner-edit";
import { buildIn, runJestIn, runPlaywrightIn } from "./run-node";

/** In milliseconds, for a build and the tests of its output on a busy machine. */
const patience = 30 * 60_000;

const leftovers = ["data/programs/._palsam.json", "data/Thumbs.db", "static/.DS_Store", "static/._icons.svg"];

let folder: string;
let removed: string;

beforeAll(async () => {
  folder = copyProject();
  copyTests(folder);
  removed = await editAsOwner(path.join(folder, "data"));
  for (const name of leftovers) writeFileSync(path.join(folder, name), "");
  buildIn(folder);
}, patience);
afterAll(() => removeProject(folder));

test("an added program has a page, and a removed one has none", () => {
  const hasPage = (name: string) => existsSync(path.join(folder, "public", `${name}.html`));
  expect([added.program, removed].map(hasPage)).toEqual([true, false]);
});

test("files that systems leave behind are not published", () => {
  const published = readdirSync(path.join(folder, "public"), { recursive: true, encoding: "utf8" });
  const names = leftovers.map((name) => path.basename(name));
  expect(published.filter((file) => names.includes(path.basename(file)))).toEqual([]);
});

// They cover all edits, because they read from data/ what they expect.
test("the node tests pass without a change", () => runJestIn(folder), patience);

test("the browser tests pass without a change", () => runPlaywrightIn(folder), patience);

test("a build with a mistake in the content leaves the last site", () => {
  const home = path.join(folder, "public/index.html");
  const last = readFileSync(home, "utf8");
  writeFileSync(path.join(folder, "data/site.json"), "{");
  expect(() => buildIn(folder)).toThrow("Nothing was built; a site in public/ is unchanged.");
  expect(readFileSync(home, "utf8")).toBe(last);
});
