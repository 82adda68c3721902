import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { kinds } from "../../../src/content/kind/kind";
import { jsonFiles } from "../../../src/content/read/entry";
import { filesOf } from "../../../src/file-list";

/**
 * A project with small content that never changes. Tests of code use it instead of `data/`, which its owner
 * edits.
 */
export const fixtureProject = join(process.cwd(), "tests/fixture");

/** The content of the fixture: five programs, each page, few entries of each list, pictures of one color. */
export const fixture = join(fixtureProject, "data");

const fixtureFiles = filesOf(fixture).map((file) => file.slice(fixture.length + 1));

const fixtureDocuments = jsonFiles(fixture);

function picturesIn(file: string): string[] {
  const names = readFileSync(join("data", file), "utf8").match(/(?<=")\.{1,2}\/[^"\s]+(?=")/g) ?? [];
  return names.map((name) => join(dirname(file), name));
}

/** The files under data/ of the kinds that the fixture lacks, with their pictures. */
const newFiles = kinds
  .filter(({ file }) => !file.includes("*") && !fixtureDocuments.includes(file))
  .flatMap(({ file }) => [file, ...picturesIn(file)]);

/** Copies the content of the fixture to a folder, with that of `data/` for kinds that the fixture lacks. */
export function copyFixture(directory: string): void {
  const files = [...fixtureFiles.map((file) => [fixture, file]), ...newFiles.map((file) => ["data", file])];
  for (const [source = "", file = ""] of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    copyFileSync(join(source, file), join(directory, file));
  }
}
