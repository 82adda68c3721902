import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { copyProject, copyTests, removeProject } from "../project-copy";
import { one, textOf } from "./html";
import { added, editAsOwner } from "./owner-edit";
import { buildIn, runJestIn, runPlaywrightIn } from "./run-node";

/** In milliseconds, for a build and the tests of its output on a busy machine. */
const patience = 30 * 60_000;

let folder: string;
let removed: string;

const written = (name: string) => readFileSync(path.join(folder, "public", name), "utf8");
const page = (name: string) => parse(written(`${name}.html`));

beforeAll(async () => {
  folder = copyProject(process.cwd());
  copyTests(process.cwd(), folder);
  removed = await editAsOwner(path.join(folder, "data"));
  buildIn(folder);
}, patience);
afterAll(() => removeProject(folder));

test("an added program has a page, and is in the navigation, the list, the sitemap and the graph", () => {
  const program = page(added.program);
  expect(textOf(one(program, "h1"))).toBe(added.name);
  expect(one(program, 'script[type="application/ld+json"]').rawText).toContain('"Course"');
  const links = page("index").querySelectorAll(`header nav a[href="${added.program}"]`);
  expect(links.map(textOf)).toEqual([added.name]);
  const list = page("flagship-programs").querySelectorAll("article h3 a").map(textOf);
  expect(list.at(-1)).toBe(added.name);
  expect(written("sitemap.xml")).toContain(`${added.program}<`);
});

test("a removed program is gone, and nothing links to it", () => {
  expect(existsSync(path.join(folder, "public", `${removed}.html`))).toBe(false);
  for (const name of ["index.html", "flagship-programs.html", "sitemap.xml", "llms.txt"]) {
    expect(written(name)).not.toContain(removed);
  }
});

test("an entry that is added to a list is on its page", () => {
  expect(written("index.html")).toContain(added.client);
  expect(written("partners.html")).toContain(added.partner);
  expect(written("gallery.html")).toContain(added.category);
  expect(written("gallery.html")).toContain(added.picture);
});

test.each(["unit", "site", "host"] as const)(
  "the %s tests pass without a change",
  (level) => runJestIn(folder, level),
  patience,
);

test("the browser tests pass without a change", () => runPlaywrightIn(folder), patience);
