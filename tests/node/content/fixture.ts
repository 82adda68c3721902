import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { kinds } from "../../../src/content/kind/kind";
import { contentFiles } from "../../../src/content/read/content-file";

/**
 * A project with small content that never changes. Tests of code use it instead of `data/`, which its owner
 * edits.
 */
export const fixtureProject = join(process.cwd(), "tests/fixture");

/** The content of the fixture: five programs, each page, few entries of each list, pictures of one color. */
export const fixture = join(fixtureProject, "data");

const fixtureFiles = contentFiles(fixture);

/** The folders of the kinds of content for which the fixture has no file. */
const folders = kinds
  .filter(({ file }) => !file.includes("*") && !fixtureFiles.includes(file))
  .map(({ file }) => dirname(file));

/** The files of `data/` in these folders. Tests of the whole content need them beside those of the fixture. */
export const addition = new Map(
  (folders.length === 0 ? [] : contentFiles("data"))
    .filter((file) => folders.includes(dirname(file)) && !fixtureFiles.includes(file))
    .map((file) => [file, readFileSync(join("data", file))]),
);

/** Copies the content of the fixture to a folder, with that of `data/` for kinds that the fixture lacks. */
export function copyFixture(directory: string): void {
  for (const file of [...fixtureFiles, ...addition.keys()]) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), addition.get(file) ?? readFileSync(join(fixture, file)));
  }
}
