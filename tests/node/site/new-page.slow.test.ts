import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject, copyTests, removeProject } from "../../project-copy";
import { header } from "./content";
import { buildIn, runJestIn, runNodeIn } from "./run-node";

/** In milliseconds, for a build on a busy machine. */
const patience = 15 * 60_000;

let folder: string;

const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), "utf8");

const careers = { path: "/careers", name: "Careers" };

const metadata = {
  title: "Careers: Work With Our Trainers",
  description:
    "Whom we look for, how we work together, and how to apply: open positions for trainers in Cairo.",
};

/** Follows the four steps of CONTRIBUTING.md. The new page has the sections of the page of partners. */
function addPage(): void {
  const renamed = (name: string) =>
    read(name)
      .replace(/partners(?=Page| =)/g, "careers")
      .replace(/Partners(?=Page|Query| \{)/g, "Careers");

  const page = { ...JSON.parse(read("data/pages/partners.json")), ...careers, metadata };
  const { image } = page.landing;
  const picture = `careers${path.extname(image.src)}`;
  copyFileSync(file(path.join("data/pages", image.src)), file(`data/pages/${picture}`));
  page.landing = {
    ...page.landing,
    title: "Teach what you have done.",
    image: { ...image, src: `./${picture}` },
  };
  writeFileSync(file("data/pages/careers.json"), JSON.stringify(page, null, 2));

  writeFileSync(file("src/content/schema/page/careers.ts"), renamed("src/content/schema/page/partners.ts"));
  const kinds = read("src/content/kind/kind.ts")
    .replace(/^/, 'import { careers } from "../../schema/page/careers";\n')
    .replace(/(?=^ *\{ file: "programs\/)/m, '  { file: "pages/careers.json", schema: careers },\n');
  writeFileSync(file("src/content/kind/kind.ts"), kinds);

  writeFileSync(file("src/pages/careers.tsx"), renamed("src/pages/partners.tsx"));

  const navigation = { ...header, entries: [...header.entries, careers] };
  writeFileSync(file("data/navigation/header.json"), JSON.stringify(navigation, null, 2));
}

beforeAll(() => {
  folder = copyProject();
  copyTests(folder);
  addPage();
  buildIn(folder);
}, patience);
afterAll(() => removeProject(folder));

test("the types of the page and of its query match", () => {
  expect(() => runNodeIn(folder, "node_modules/typescript/bin/tsc", "-p", ".")).not.toThrow();
});

// They cover the page, because they read from data/ what they expect.
test("the node tests pass without a change", () => runJestIn(folder), patience);
