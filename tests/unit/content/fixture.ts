import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { jsonFiles } from "../../../src/content/read/entry";

/**
 * A project with small content that never changes. Tests of code use it instead of `data/`, which its owner
 * edits.
 */
export const fixtureProject = join(process.cwd(), "tests/fixture");

/** The content of the fixture: five programs, each page, few entries of each list, pictures of one color. */
export const fixture = join(fixtureProject, "data");

export const fixtureFiles = readdirSync(fixture, { recursive: true, encoding: "utf8" }).filter(
  (file) => extname(file) !== "",
);

export const fixtureDocuments = jsonFiles(fixture);
